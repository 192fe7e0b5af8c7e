import type { Shape } from '../base/index.ts'

/** Parts of a selection that are one value and no list. */
const singles: readonly string[] = ['place', 'special']

/**
 * What was chosen, as the texts of a ticket's leaf: numbers as they are, the set of each place as "1,2", and named parts
 * as "dan=1,2". `selectionOf` reads them back.
 */
export function leafNumbers(selection: unknown): string[] {
  if (selection === null || selection === undefined) return []
  if (Array.isArray(selection)) return selection.map(joined)
  const parts = Object.entries(selection).sort(([one], [other]) => (one < other ? -1 : 1))
  return parts.map(([name, value]) => `${name}=${joined(value)}`)
}

const joined = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value))

/** The selection of a leaf, as the play reads it. */
export function selectionOf(shape: Shape, numbers: readonly string[]): unknown {
  if (shape.kind === 'none') return null
  if (shape.kind === 'sets') return numbers.map((set) => set.split(','))
  if (!numbers.some((text) => text.includes('='))) return numbers
  return Object.fromEntries(
    numbers.map((text) => {
      const [name = '', value = ''] = text.split('=')
      return [name, singles.includes(name) ? value : value.split(',')]
    }),
  )
}
