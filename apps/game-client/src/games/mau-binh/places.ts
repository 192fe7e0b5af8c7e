import { fiveCardHand } from '@fairground/game-rules/cards'
import { isProper, type MauBinhHand } from '@fairground/room-rules'

/** Thirteen cards from the front to the back, as they stand on the screen from top to bottom. */
export type Places = readonly number[]

/** Where each row begins and ends among the places. */
export const rowEnds = { front: [0, 3], middle: [3, 8], back: [8, 13] } as const
export type Row = keyof typeof rowEnds
export const rows: readonly Row[] = ['front', 'middle', 'back']

export const rowOf = (places: Places, row: Row): number[] => places.slice(...rowEnds[row])

export const asHand = (places: Places): MauBinhHand => ({
  ...{ back: rowOf(places, 'back'), middle: rowOf(places, 'middle'), front: rowOf(places, 'front') },
})

export const placesOf = ({ back, middle, front }: MauBinhHand): number[] => [...front, ...middle, ...back]

/** The highest at the back, as a hand is taken up. */
export const sortedPlaces = (hand: readonly number[]): number[] => [...hand].sort((a, b) => a - b)

/** Two cards change places. */
export const swapped = (places: Places, a: number, b: number): number[] =>
  places.map((card, at) => (at === a ? (places[b] ?? card) : at === b ? (places[a] ?? card) : card))

/** Key of the name that a row has; in front only what is alike counts. */
export function categoryOf(row: Row, cards: readonly number[]): string {
  if (row !== 'front') return fiveCardHand(cards).category
  const ranks = new Set(cards.map((card) => Math.floor(card / 4))).size
  return ranks === 1 ? 'three-of-a-kind' : ranks === 2 ? 'pair' : 'high-card'
}

export const isInOrder = (places: Places): boolean => isProper(asHand(places))
