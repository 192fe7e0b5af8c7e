import type { SpotBet } from './spot-bet.ts'

type Chips = readonly SpotBet[]

/** A bet that stands for a slip, or waits for the wallet. */
export type StandingSlip = {
  readonly roundId: string
  readonly slipNo: number
  readonly chips: Chips
  readonly isWaiting: boolean
}

export type SlipDecision =
  | { readonly kind: 'new'; readonly chips: Chips }
  /** The slip says nothing that the bets do not: this one is its answer. */
  | { readonly kind: 'same'; readonly roundId: string }
  /** What it adds is known when this bet has been decided. */
  | { readonly kind: 'behind'; readonly roundId: string }
  | { readonly kind: 'refused'; readonly code: 'SLIP_SPENT' }
  /** Less is wanted than lies on this place. */
  | { readonly kind: 'refused'; readonly code: 'SLIP_SHRINKS'; readonly stands: SpotBet }

/** What a slip adds to those of its player that stand. `wanted` is all that the player wants to have. */
export function decideSlip(
  standing: readonly StandingSlip[],
  { slipNo, wanted }: { slipNo: number; wanted: Chips },
): SlipDecision {
  const upTo = standing.filter((slip) => slip.slipNo <= slipNo)
  const stands = joinChips(upTo.flatMap(({ chips }) => [...chips]))
  const last = upTo.findLast((slip) => slip.slipNo === slipNo)
  if (last && isSame(stands, wanted)) return { kind: 'same', roundId: last.roundId }
  if (standing.some((slip) => slip.slipNo >= slipNo)) return { kind: 'refused', code: 'SLIP_SPENT' }
  const before = upTo.at(-1)
  if (before?.isWaiting) return { kind: 'behind', roundId: before.roundId }
  const less = stands.find(({ spot, stakeMinor }) => amountOn(wanted, spot) < stakeMinor)
  if (less) return { kind: 'refused', code: 'SLIP_SHRINKS', stands: less }
  const chips = wanted
    .map(({ spot, stakeMinor }) => ({ spot, stakeMinor: stakeMinor - amountOn(stands, spot) }))
    .filter(({ stakeMinor }) => stakeMinor > 0n)
  return chips.length === 0 && before ? { kind: 'same', roundId: before.roundId } : { kind: 'new', chips }
}

/** Each place once, with all that lies there. */
export function joinChips(chips: Chips): Chips {
  const sums = new Map<string, bigint>()
  for (const { spot, stakeMinor } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + stakeMinor)
  return [...sums].map(([spot, stakeMinor]) => ({ spot, stakeMinor }))
}

const amountOn = (chips: Chips, spot: string): bigint => chips.find((chip) => chip.spot === spot)?.stakeMinor ?? 0n

const isSame = (stands: Chips, wanted: Chips): boolean =>
  stands.length === wanted.length && wanted.every(({ spot, stakeMinor }) => amountOn(stands, spot) === stakeMinor)
