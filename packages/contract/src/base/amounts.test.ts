import { expect, test } from 'vitest'
import * as contract from '../index.ts'
import { PswAmount, PswStake, pswRequests } from '../vendor/psw.ts'
import { amountMax, Money } from './common.ts'
import * as z from './zod.ts'

/** Patterns of every text in a schema. */
function patternsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'pattern' in node && typeof node.pattern === 'string' ? [node.pattern] : []
  return [...own, ...Object.values(node).flatMap(patternsOf)]
}

const above = `1${'0'.repeat(13)}.00`
const inputs = Object.entries({ ...contract.contract, ...contract.consoleContract }).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, call]) => [`${group}.${name}`, call['~orpc'].inputSchema] as const),
)

test('no call takes an amount above the one maximum, and each has the same', () => {
  const tooWide = inputs.filter(([, schema]) => {
    const json = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
    const amounts = patternsOf(json).filter((pattern) => new RegExp(pattern, 'u').test('7.25'))
    return amounts.some((pattern) => new RegExp(pattern, 'u').test(above) && pattern.includes('\\.\\d{2}'))
  })
  expect(tooWide.map(([name]) => name)).toEqual([])
  expect(Money.safeParse(above).success).toBe(true)
})

test('PSW/1 takes the same amounts in minor units', () => {
  const most = amountMax.replace('.', '')
  for (const amount of [PswAmount, PswStake, pswRequests.adjust.shape.amount]) {
    expect(amount.safeParse(most).success).toBe(true)
    expect(amount.safeParse(String(BigInt(most) + 1n)).success).toBe(false)
  }
})
