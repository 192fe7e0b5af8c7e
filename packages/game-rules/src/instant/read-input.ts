import type { Read, Refusal } from './instant-game.ts'

export type { Read, Refusal }

/** Takes one value, or answers undefined for any other than the expected one. */
export type Reader<T> = { readonly expected: string; readonly read: (value: unknown) => T | undefined }

type Readers<T> = { readonly [Field in keyof T]-?: Reader<T[Field]> }

/** Reads an object field by field, in the order of `readers`; fields that nobody asked for are left out. */
export function readFields<T extends object>(input: unknown, readers: Readers<T>): Read<T> {
  if (typeof input !== 'object' || input === null) return refuse('', 'an object')
  const value: Partial<T> = {}
  for (const field of fieldsOf(readers)) {
    const read = readers[field].read(Object.hasOwn(input, field) ? Reflect.get(input, field) : undefined)
    if (read === undefined) return refuse(String(field), readers[field].expected)
    value[field] = read
  }
  return isWhole(value, readers) ? { ok: true, value } : refuse('', 'an object')
}

export const refuse = (field: string, expected: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { field, expected },
})

/** A stake as it comes on the wire: a positive whole number of minor units, as text. */
export const stake: Reader<bigint> = {
  expected: 'a positive whole number of minor units, as text',
  read: (value) => (typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value) ? BigInt(value) : undefined),
}

export const wholeNumber = (min: number, max: number): Reader<number> => ({
  expected: `a whole number from ${min} to ${max}`,
  read: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined,
})

export const oneOf = <T extends string>(words: readonly T[]): Reader<T> => ({
  expected: `one of ${words.join(', ')}`,
  read: (value) => words.find((word) => word === value),
})

/** Different whole numbers, so many of them, in the order given. */
export const numberSet = (counts: { min: number; max: number }, highest: number): Reader<readonly number[]> => ({
  expected: `${counts.min} to ${counts.max} different whole numbers from 1 to ${highest}`,
  read(value) {
    if (!Array.isArray(value) || value.length < counts.min || value.length > counts.max) return undefined
    const numbers = value.map(wholeNumber(1, highest).read).filter((number) => number !== undefined)
    return numbers.length === value.length && new Set(numbers).size === value.length ? numbers : undefined
  },
})

const fieldsOf = <T extends object>(readers: Readers<T>) =>
  Object.keys(readers).filter((field): field is keyof T & string => field in readers)

const isWhole = <T extends object>(value: Partial<T>, readers: Readers<T>): value is T =>
  fieldsOf(readers).every((field) => value[field] !== undefined)
