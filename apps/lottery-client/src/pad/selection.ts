import type { Play, Shape } from '@fairground/lottery-rules'
import { toggleAll } from './picking.ts'

/** What is chosen on a pad, by place: one list, or one for each place of a play with places. */
export type Picked = readonly (readonly string[])[]

export interface PadList {
  /** Names the list where there are several; a place by its number. */
  id: string
  choices: readonly string[]
  picksMax: number
  /** The choices are places: told from 1 on. */
  isOfPlaces?: true
}

/** The lists that a pad of this shape has. */
export function listsOf(shape: Shape): readonly PadList[] {
  switch (shape.kind) {
    case 'none':
      return []
    case 'numbers':
      return [{ id: '', choices: [], picksMax: shape.picksMax }]
    case 'choices':
    case 'banker':
      return [{ id: '', choices: shape.choices, picksMax: shape.picksMax }]
    case 'sets':
      return shape.places.map((id) => ({ id, choices: shape.choices, picksMax: shape.choices.length }))
    case 'place':
      return [
        { id: 'place', choices: shape.places, picksMax: 1, isOfPlaces: true },
        { id: 'digits', choices: shape.choices, picksMax: shape.choices.length },
      ]
    case 'multi-single':
      return ['multi', 'single'].map((id) => ({ id, choices: shape.choices, picksMax: shape.choices.length }))
    case 'numbers-special':
      return [
        { id: 'numbers', choices: shape.choices, picksMax: shape.picks },
        { id: 'special', choices: shape.specials, picksMax: 1 },
      ]
  }
}

/** A list after one of its choices was pressed; the only one of a list gives way to the next. */
export const press = (list: PadList, picked: readonly string[], choice: string): readonly string[] =>
  list.picksMax === 1 ? [choice] : toggleAll(picked, [choice], list.picksMax)

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
    case 'numbers-special':
      return { numbers: first, special: second[0] }
    default:
      return first
  }
}

/** How many single bets that is; 0 while the rules do not take it. */
export function countOf(play: Play, picked: Picked): number {
  const read = play.read(selectionOf(play.shape, picked))
  return read.ok ? play.count(read.value) : 0
}
