import { choose, type Fraction, fraction } from '@fairground/game-rules/exact'

/** Six of so many numbers, with one further number drawn after them or none. */
export type SixRules = {
  readonly balls: number
  /** The mark of a tier that needs the further number, such as `+e`. */
  readonly extra?: string
  /** The tier of so many numbers that are right, with the further one or without it; undefined pays nothing. */
  tierOf(right: number, hasExtra: boolean): string | undefined
}

const picks = 6

/** How many tickets of each tier a system holds: every six of the numbers chosen is a ticket. */
export function tiersOfSystem(
  rules: SixRules,
  chosen: readonly number[],
  drawn: { readonly numbers: readonly number[]; readonly extra?: number | undefined },
): Readonly<Record<string, number>> {
  const right = chosen.filter((number) => drawn.numbers.includes(number)).length
  const extra = drawn.extra !== undefined && chosen.includes(drawn.extra) ? 1 : 0
  const wrong = chosen.length - right - extra
  return sumTiers(
    [0, 1].flatMap((withExtra) =>
      Array.from({ length: picks + 1 }, (_, count) => ({
        tier: rules.tierOf(count, withExtra === 1),
        tickets: Number(choose(right, count) * choose(extra, withExtra) * choose(wrong, picks - count - withExtra)),
      })),
    ),
  )
}

/** Five numbers with each of the others in turn. */
export function tiersOfFive(
  rules: SixRules,
  chosen: readonly number[],
  drawn: { readonly numbers: readonly number[]; readonly extra?: number | undefined },
): Readonly<Record<string, number>> {
  const others = Array.from({ length: rules.balls }, (_, at) => at + 1).filter((ball) => !chosen.includes(ball))
  return sumTiers(
    others.flatMap((other) =>
      Object.entries(tiersOfSystem(rules, [...chosen, other], drawn)).map(([tier, tickets]) => ({ tier, tickets })),
    ),
  )
}

function sumTiers(parts: readonly { tier: string | undefined; tickets: number }[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { tier, tickets } of parts) if (tier && tickets > 0) sums[tier] = (sums[tier] ?? 0) + tickets
  return sums
}

/** The chance of every tier of one ticket of six numbers. */
export function tierChances(rules: SixRules): ReadonlyMap<string, Fraction> {
  const counts = new Map<string, bigint>()
  const extras = rules.extra === undefined ? 0 : 1
  const all = choose(rules.balls, picks) * (extras === 1 ? BigInt(rules.balls - picks) : 1n)
  for (let right = 0; right <= picks; right += 1) {
    // The further number is one of those that are not among the six drawn.
    const [wrong, others] = [picks - right, rules.balls - 2 * picks + right]
    const sixes = choose(picks, right) * choose(rules.balls - picks, wrong)
    const add = (tier: string | undefined, ways: bigint) => tier && counts.set(tier, (counts.get(tier) ?? 0n) + ways)
    if (extras === 0) add(rules.tierOf(right, false), sixes)
    else {
      add(rules.tierOf(right, true), sixes * BigInt(wrong))
      add(rules.tierOf(right, false), sixes * BigInt(others))
    }
  }
  return new Map([...counts].filter(([, ways]) => ways > 0n).map(([tier, ways]) => [tier, fraction(ways, all)]))
}
