import { type Read, refuse } from '@fairground/game-rules/read-input'
import type { Shape } from './play.ts'

type Numbers = readonly string[]
type Counts = { readonly min: number; readonly max: number }

/** Nothing to choose: no selection, or an empty one. */
export const readNone = (selection: unknown): Read<Numbers> =>
  selection === undefined || selection === null || (Array.isArray(selection) && selection.length === 0)
    ? { ok: true, value: [] }
    : refuse('', 'nothing: this bet has no numbers')

/** Different numbers of so many digits, in the order given. */
export const readNumbers = (
  selection: unknown,
  { digits, picksMin, picksMax }: Extract<Shape, { kind: 'numbers' }>,
): Read<Numbers> =>
  readList(selection, { min: picksMin, max: picksMax }, `a number of ${digits} digits, as text`, (item) =>
    typeof item === 'string' && item.length === digits && /^\d+$/.test(item) ? item : undefined,
  )

/** Different ones of the choices, in the order given. Whole numbers may come as numbers. */
export const readChoices = (selection: unknown, choices: readonly string[], counts: Counts): Read<Numbers> =>
  readList(selection, counts, `one of ${choices.join(' ')}`, (item) => {
    const text = typeof item === 'number' ? `${item}` : item
    return choices.find((choice) => choice === text)
  })

/** A list of choices for each place. */
export function readSets(
  selection: unknown,
  { places, choices }: Extract<Shape, { kind: 'sets' }>,
): Read<readonly Numbers[]> {
  if (!Array.isArray(selection) || selection.length !== places.length)
    return refuse('', `${places.length} lists, one for each place`)
  const sets: Numbers[] = []
  for (const [place, set] of selection.entries()) {
    const read = readChoices(set, choices, { min: 1, max: choices.length })
    if (!read.ok) return within(`${place}`, read)
    sets.push(read.value)
  }
  return { ok: true, value: sets }
}

/** A refusal of a part, told with the place of the part. */
export function within<T>(place: string, read: Read<T>): Read<T> {
  if (read.ok) return read
  const { field, expected } = read.refusal
  return refuse(field === '' ? place : `${place}.${field}`, expected)
}

function readList(
  selection: unknown,
  { min, max }: Counts,
  expected: string,
  readItem: (item: unknown) => string | undefined,
): Read<Numbers> {
  if (!Array.isArray(selection) || selection.length < min || selection.length > max)
    return refuse('', min === max ? `a list of ${min}` : `a list of ${min} to ${max}`)
  const seen = new Set<string>()
  for (const [index, given] of selection.entries()) {
    const item = readItem(given)
    if (item === undefined) return refuse(`${index}`, expected)
    if (seen.has(item)) return refuse(`${index}`, 'each number once')
    seen.add(item)
  }
  return { ok: true, value: [...seen] }
}
