import { readCard } from '@fairground/game-rules/cards'
import { quickDraws } from '@fairground/game-rules/exact'

/** "Th 2s" as card numbers; nothing for an empty text. */
export const cardsOf = (text: string): number[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((card) => readCard(card) ?? Number.NaN)

/** The same random deals each time: so many times so many cards of one pack. */
export function* dealsOf(count: number, size: number): Generator<number[]> {
  const draws = quickDraws(size)
  for (let dealt = 0; dealt < count; dealt += 1) yield draws.deal(52, size)
}

/** Every choice of three cards out of so many. */
export function* threesOf(deck: readonly number[]): Generator<readonly [number, number, number]> {
  for (const [a, first] of deck.entries())
    for (const [b, second] of deck.slice(a + 1).entries())
      for (const third of deck.slice(a + b + 2)) yield [first, second, third]
}

export const pack: readonly number[] = Array.from({ length: 52 }, (_, card) => card)

/** A deck that deals these hands card by card, seat after seat; hands are filled up from the rest. */
export function deckFor(hands: readonly string[], handSize = 13): number[] {
  const held = hands.map(cardsOf)
  const rest = pack.filter((card) => !held.flat().includes(card))
  const full = held.map((hand) => [...hand, ...rest.splice(0, handSize - hand.length)])
  const dealt = Array.from(
    { length: handSize * hands.length },
    (_, at) => full[at % hands.length]?.[Math.floor(at / hands.length)] ?? 0,
  )
  return [...dealt, ...rest]
}
