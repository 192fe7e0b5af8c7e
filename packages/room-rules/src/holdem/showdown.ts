import { type FiveCardCategory, fiveCardHand } from '@fairground/game-rules/cards'

export type PokerShow = { readonly category: FiveCardCategory; readonly score: number }

/** The best five of five to seven cards. */
export function bestFive(cards: readonly number[]): PokerShow {
  let best: PokerShow | undefined
  for (const five of fivesOf(cards)) {
    const hand = fiveCardHand(five)
    if (!best || hand.score > best.score) best = hand
  }
  if (!best) throw new RangeError('A hand has five cards at least')
  return best
}

/** Every choice of five cards. */
export function fivesOf(cards: readonly number[]): number[][] {
  if (cards.length === 5) return [[...cards]]
  if (cards.length < 5) return []
  const fives: number[][] = []
  const choose = (chosen: readonly number[], from: number): void => {
    if (chosen.length === 5) fives.push([...chosen])
    else
      for (let at = from; at <= cards.length - (5 - chosen.length); at += 1) choose([...chosen, cards[at] ?? 0], at + 1)
  }
  choose([], 0)
  return fives
}

/** What each hand makes with the board, and the seats that win. */
export function holdemShowdown(board: readonly number[], hands: readonly (readonly number[])[]) {
  const shows = hands.map((hand) => bestFive([...board, ...hand]))
  const best = Math.max(...shows.map(({ score }) => score))
  return { shows, winners: [...shows.keys()].filter((seat) => shows[seat]?.score === best) }
}
