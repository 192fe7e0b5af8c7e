import type { Play, Shape } from '@fairground/lottery-rules'

/** What is chosen on a pad, by place: one list, or one for each place of a play with places. */
export type Picked = readonly (readonly string[])[]

export const padChoices = (shape: Shape): readonly string[] => ('choices' in shape ? shape.choices : [])

/** The lists that a pad of this shape has. */
export function placesOf(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case 'none':
      return []
    case 'sets':
      return shape.places
    case 'place':
      return ['place', 'digits']
    case 'multi-single':
      return ['multi', 'single']
    default:
      return ['']
  }
}

/** What the rules are asked with. */
export function selectionOf(shape: Shape, picked: Picked): unknown {
  const [first = [], second = []] = picked
  switch (shape.kind) {
    case 'none':
      return []
    case 'sets':
      return shape.places.map((_, place) => picked[place] ?? [])
    case 'place':
      return { place: first[0], digits: second }
    case 'multi-single':
      return { multi: first, single: second }
    default:
      return first
  }
}

export const picksMaxOf = (shape: Shape): number => ('picksMax' in shape ? shape.picksMax : Number.POSITIVE_INFINITY)

/** How many single bets that is; 0 while the rules do not take it. */
export function countOf(play: Play, picked: Picked): number {
  const read = play.read(selectionOf(play.shape, picked))
  return read.ok ? play.count(read.value) : 0
}
