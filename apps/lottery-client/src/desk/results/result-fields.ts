import { vnPrizesOf } from '@fairground/lottery-rules'

/** What is typed of a result: a line for each prize, or the whole in the shape of the rules. */
export interface ResultField {
  id: string
  /** Numbers that belong here; undefined where the whole result is typed. */
  count: number | undefined
  digits: number | undefined
}

export const fieldsOf = (rulesId: string): readonly ResultField[] =>
  vnPrizesOf(rulesId)?.map(({ id, count, digits }) => ({ id, count, digits })) ?? [
    { id: 'result', count: undefined, digits: undefined },
  ]

/** What was typed, in the shape of the rules; undefined while something is missing or has the wrong number of digits. */
export function readTyped(rulesId: string, typed: Readonly<Record<string, string>>): unknown {
  const fields = fieldsOf(rulesId)
  if (!vnPrizesOf(rulesId)) return readJson(typed.result ?? '')
  const entries = fields.map((field) => [field.id, numbersOf(typed[field.id] ?? '')] as const)
  return entries.every(([, numbers], index) => isWhole(fields[index], numbers))
    ? Object.fromEntries(entries)
    : undefined
}

/** Whether a line is typed whole. */
export const isWhole = (field: ResultField | undefined, numbers: readonly string[]): boolean =>
  field !== undefined && numbers.length === field.count && numbers.every((number) => number.length === field.digits)

/** Numbers stand apart by blanks, commas or dashes. */
export const numbersOf = (line: string): string[] => line.match(/\d+/g) ?? []

/** A result by its fields, as it is shown and compared. */
export function shownOf(rulesId: string, result: unknown): Readonly<Record<string, string>> {
  if (result === null || result === undefined) return {}
  if (!vnPrizesOf(rulesId)) return { result: JSON.stringify(result) }
  const told = result as Readonly<Record<string, readonly string[]>>
  return Object.fromEntries(fieldsOf(rulesId).map(({ id }) => [id, (told[id] ?? []).join(' ')]))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
