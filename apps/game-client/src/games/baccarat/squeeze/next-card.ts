import type { DealtCard } from '../../../instant/table/dealt.ts'

export type SqueezeSide = 'player' | 'banker'
export type Turned = Readonly<Record<SqueezeSide, number>>

/** The card that is to be turned. */
export interface Next {
  side: SqueezeSide
  place: number
  card: number
}

export const squeezeSides: readonly SqueezeSide[] = ['player', 'banker']

/** The next card that lies face down: of the hand whose time it is, then of the other one; undefined before its time. */
export function nextOf(
  hands: ReadonlyMap<string, readonly DealtCard[]>,
  open: Turned,
  asked: SqueezeSide | undefined,
): Next | undefined {
  if (!asked) return undefined
  const order = [asked, ...squeezeSides.filter((side) => side !== asked)]
  for (const side of order) {
    const card = hands.get(side)?.[open[side]]?.card
    if (card !== undefined) return { side, place: open[side], card }
  }
  return undefined
}
