import { type Read, refuse } from '@fairground/game-rules/read-input'
import { readChoices, type Shape, within } from '../base/index.ts'

type Numbers = readonly string[]

/** Numbers that stand in every single bet, and those that fill the rest of its places. */
export type Banker = { readonly dan: Numbers; readonly tuo: Numbers }
/** Numbers that come several times, and those that come once. */
export type MultiSingle = { readonly multi: Numbers; readonly single: Numbers }
export type Placed = { readonly place: string; readonly digits: Numbers }

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

/** A list, or `{ dan, tuo }` that together are enough for one single bet. */
export function readBanker(selection: unknown, shape: Extract<Shape, { kind: 'banker' }>): Read<Banker> {
  const { choices, picks, picksMax } = shape
  const fields = fieldsOf(selection)
  if (!fields) {
    const tuo = readChoices(selection, choices, { min: picks, max: picksMax })
    return tuo.ok ? { ok: true, value: { dan: [], tuo: tuo.value } } : tuo
  }
  const dan = within('dan', readChoices(fields.dan, choices, { min: 1, max: picks - 1 }))
  if (!dan.ok) return dan
  const counts = { min: picks - dan.value.length, max: picksMax - dan.value.length }
  const tuo = within('tuo', readChoices(fields.tuo, choices, counts))
  if (!tuo.ok) return tuo
  const twice = tuo.value.findIndex((choice) => dan.value.includes(choice))
  if (twice >= 0) return refuse(`tuo.${twice}`, 'a number that is no banker')
  return { ok: true, value: { dan: dan.value, tuo: tuo.value } }
}

export function readMultiSingle(
  selection: unknown,
  { choices, multi: m, single: s }: Extract<Shape, { kind: 'multi-single' }>,
): Read<MultiSingle> {
  const fields = fieldsOf(selection)
  if (!fields) return refuse('', 'an object of multi and single')
  const multi = within('multi', readChoices(fields.multi, choices, { min: m, max: choices.length }))
  if (!multi.ok) return multi
  const single = within('single', readChoices(fields.single, choices, { min: s, max: choices.length }))
  return single.ok ? { ok: true, value: { multi: multi.value, single: single.value } } : single
}

export function readPlaced(selection: unknown, { places, choices }: Extract<Shape, { kind: 'place' }>): Read<Placed> {
  const fields = fieldsOf(selection)
  if (!fields) return refuse('', 'an object of place and digits')
  const place = readChoices([fields.place], places, { min: 1, max: 1 })
  if (!place.ok) return refuse('place', place.refusal.expected)
  const digits = within('digits', readChoices(fields.digits, choices, { min: 1, max: choices.length }))
  return digits.ok ? { ok: true, value: { place: place.value[0] ?? '', digits: digits.value } } : digits
}

/** A draw as a list of so many numbers; where they are different ones, each may stand there once. */
export function readBalls(
  input: unknown,
  { count, min, max, isDistinct }: { count: number; min: number; max: number; isDistinct: boolean },
): Read<readonly number[]> {
  const expected = `a list of ${count} numbers from ${min} to ${max}`
  if (!Array.isArray(input) || input.length !== count) return refuse('', expected)
  const balls: number[] = []
  for (const [at, ball] of input.entries()) {
    if (!Number.isInteger(ball) || ball < min || ball > max) return refuse(`${at}`, expected)
    if (isDistinct && balls.includes(ball)) return refuse(`${at}`, 'each number once')
    balls.push(ball)
  }
  return { ok: true, value: balls }
}
