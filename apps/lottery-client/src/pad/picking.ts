import { plainDigits } from '@fairground/lottery-rules'

/** All numbers of so many digits, in order: pads show one or two, longer ones are typed. */
export const numbersOf = (digits: number): readonly string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => `${number}`.padStart(digits, '0'))

export const padDigitsMax = 2

/** Quick choices of two digits; `head` and `tail` name a digit. */
export type Filter = 'high' | 'low' | 'odd' | 'even' | 'twin' | `head.${number}` | `tail.${number}`

export const halves = ['high', 'low', 'even', 'odd', 'twin'] as const satisfies readonly Filter[]

const middle = 50

export function isMeant(filter: Filter, number: string): boolean {
  const [name, digit] = filter.split('.')
  switch (name) {
    case 'high':
      return Number(number) >= middle
    case 'low':
      return Number(number) < middle
    case 'even':
      return Number(number) % 2 === 0
    case 'odd':
      return Number(number) % 2 === 1
    case 'twin':
      return number[0] === number[1]
    case 'head':
      return number[0] === digit
    default:
      return number[1] === digit
  }
}

/** What a list is after a group of numbers is pressed: added, or taken out where all of them are in it. */
export function toggleAll(picked: readonly string[], group: readonly string[], picksMax: number): readonly string[] {
  const has = new Set(picked)
  if (group.every((number) => has.has(number))) return picked.filter((number) => !group.includes(number))
  return [...picked, ...group.filter((number) => !has.has(number))].slice(0, picksMax)
}

/** Numbers that are typed, parted by anything that is no digit: those of the right length once, and the others. */
export function readTyped(text: string, digits: number): { numbers: readonly string[]; wrong: readonly string[] } {
  const parts = plainDigits(text)
    .split(/[^\d*]+/)
    .filter((part) => part !== '')
  const isRight = (part: string) => part.length === digits && /^[\d*]+$/.test(part) && part.split('*').length <= 2
  return { numbers: [...new Set(parts.filter(isRight))], wrong: parts.filter((part) => !isRight(part)) }
}

/** Different numbers at random, from the browser's own source of chance. */
export function randomNumbers(digits: number, count: number): readonly string[] {
  const found = new Set<string>()
  while (found.size < Math.min(count, 10 ** digits)) found.add(`${below(10 ** digits)}`.padStart(digits, '0'))
  return [...found].sort()
}

/** Different ones of a list at random. */
export function randomOf<T>(choices: readonly T[], count: number): readonly T[] {
  const indexes = new Set<number>()
  while (indexes.size < Math.min(count, choices.length)) indexes.add(below(choices.length))
  return [...indexes].sort((a, b) => a - b).flatMap((index) => choices[index] ?? [])
}

const wordMax = 2 ** 32

function below(limit: number): number {
  for (;;) {
    const word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    if (word < wordMax - (wordMax % limit)) return word % limit
  }
}

/** Where the focus goes on a pad of so many columns; undefined where the key moves nothing. */
export function stepOn(key: string, at: number, pad: { columns: number; count: number; isRtl: boolean }) {
  const sideways = pad.isRtl ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: sideways,
    ArrowLeft: -sideways,
    ArrowDown: pad.columns,
    ArrowUp: -pad.columns,
  }
  if (key === 'Home') return 0
  if (key === 'End') return pad.count - 1
  const step = steps[key]
  if (step === undefined) return undefined
  const next = at + step
  return next < 0 || next >= pad.count ? at : next
}
