/** Who can stand in a match of a bracket: an entrant by seed, 0 the first; or the winner of a match of the round before. */
export type Slot = { readonly seed: number } | { readonly winnerOf: number }

/** A match of a round of a bracket. */
export type BracketMatch = readonly [Slot, Slot]

/** Rounds from the first to the final. Matches of a round are numbered from 0. */
export type Bracket = readonly (readonly BracketMatch[])[]

/**
 * A single elimination. The first seed meets the last and so on, and the first two meet in the final at the earliest. Where
 * the entrants are no power of two, the first seeds have no match in the first round.
 */
export function bracketOf(entrants: number): Bracket {
  if (!Number.isInteger(entrants) || entrants < 2) throw new RangeError('a bracket has two entrants or more')
  const rounds: BracketMatch[][] = []
  let slots: (Slot | undefined)[] = seedOrder(entrants).map((seed) => (seed < entrants ? { seed } : undefined))
  while (slots.length > 1) {
    const matches: BracketMatch[] = []
    slots = pairsOf(slots).map(([one, other]) => {
      if (!one || !other) return one ?? other
      matches.push([one, other])
      return { winnerOf: matches.length - 1 }
    })
    rounds.push(matches)
  }
  return rounds
}

/** The places of a full bracket from top to bottom: 1 8 4 5 2 7 3 6 for eight, all less one. */
function seedOrder(entrants: number): number[] {
  let order = [0]
  while (order.length < entrants) {
    const last = 2 * order.length - 1
    order = order.flatMap((seed) => [seed, last - seed])
  }
  return order
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index): [Item, Item][] => {
    const other = items[index + 1]
    return index % 2 === 0 && index + 1 < items.length ? [[one, other as Item]] : []
  })
}

/** Who won each match so far, by seed: round by round, match by match; what is not decided is absent. */
export type BracketWinners = readonly (readonly (number | undefined)[])[]

/** The seed that stands at a place of a round; undefined while the match before it is not decided. */
export function seedAt(slot: Slot, round: number, winners: BracketWinners): number | undefined {
  return 'seed' in slot ? slot.seed : winners[round - 1]?.[slot.winnerOf]
}

/** Plays all rounds. `winnerOf` decides a match between two seeds. */
export function playBracket(
  bracket: Bracket,
  winnerOf: (one: number, other: number) => number,
): readonly (readonly number[])[] {
  const winners: number[][] = []
  for (const [round, matches] of bracket.entries())
    winners.push(
      matches.map(([top, bottom]) => {
        const [one, other] = [seedAt(top, round, winners), seedAt(bottom, round, winners)]
        if (one === undefined || other === undefined) throw new Error('a match before this one has no winner')
        return winnerOf(one, other)
      }),
    )
  return winners
}

/** That each seed wins the whole bracket, exactly. `win` is the chance of one seed in a match against another. */
export function bracketChances(bracket: Bracket, win: (one: number, other: number) => number): readonly number[] {
  let before: (readonly (readonly [seed: number, chance: number])[])[] = []
  const of = (slot: Slot) => ('seed' in slot ? [[slot.seed, 1] as const] : (before[slot.winnerOf] ?? []))
  for (const matches of bracket)
    before = matches.map(([top, bottom]) => {
      const [ones, others] = [of(top), of(bottom)]
      const meeting = (seed: number, chance: number, rivals: typeof ones) =>
        [seed, chance * rivals.reduce((sum, [rival, there]) => sum + there * win(seed, rival), 0)] as const
      return [
        ...ones.map(([seed, chance]) => meeting(seed, chance, others)),
        ...others.map(([seed, chance]) => meeting(seed, chance, ones)),
      ]
    })
  const chances: number[] = []
  for (const [seed, chance] of before[0] ?? []) chances[seed] = chance
  return chances
}
