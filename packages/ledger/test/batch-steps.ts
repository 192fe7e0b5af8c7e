import fc from 'fast-check'
import { members } from './ledger-machine.ts'
import type { Ask, MoveAsk } from './ledger-model.ts'

/** Money of two currencies: no move may mix them. */
export const currencies = ['VND', 'USD'] as const
export const playerAccounts = currencies.flatMap((currency) =>
  members.flatMap((name) => [`cash ${name} ${currency}`, `bonus ${name} ${currency}`]),
)
export const otherAccounts = currencies.flatMap((currency) => [
  `bank main ${currency}`,
  `vendor v1 ${currency}`,
  `vendor v2 ${currency}`,
])

/** One line of a batch: a move of its own, or an earlier one again, as it was or as something else. */
export type Line = { op: 'move'; ask: MoveAsk } | { op: 'replay' | 'stale'; nth: number }

const amount = fc.bigInt({ min: 1n, max: 120n })
const currency = fc.constantFrom(...currencies)
const member = fc.constantFrom(...members)
const vendor = fc.constantFrom('v1', 'v2')

const move = (debit: string, credit: string, value: bigint): MoveAsk => ({ op: 'post', debit, credit, amount: value })

export const batchedMoves: fc.Arbitrary<MoveAsk> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(member, currency, amount).map(([m, c, a]) => move(`bank main ${c}`, `cash ${m} ${c}`, a)),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(member, vendor, currency, amount)
      .map(([m, v, c, a]) => move(`cash ${m} ${c}`, `vendor ${v} ${c}`, a)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(member, vendor, currency, amount)
      .map(([m, v, c, a]) => move(`vendor ${v} ${c}`, `cash ${m} ${c}`, a)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(member, member, currency, amount)
      .map(([m, other, c, a]) => move(`bonus ${m} ${c}`, `cash ${other} ${c}`, a)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(currency, amount).map(([c, a]) => move(`vendor v1 ${c}`, `bank main ${c}`, a)),
  },
)

export const lines: fc.Arbitrary<Line> = fc.oneof(
  { weight: 5, arbitrary: batchedMoves.map((ask): Line => ({ op: 'move', ask })) },
  { weight: 2, arbitrary: fc.record({ op: fc.constantFrom('replay', 'stale'), nth: fc.nat({ max: 60 }) }) },
)

export const batchOf = (maxLength: number): fc.Arbitrary<Line[]> =>
  fc.array(lines, { minLength: 1, maxLength, size: 'max' })

/** What happens between batches: part of a balance is held, an account closes. */
export const between: fc.Arbitrary<Ask | { op: 'close'; account: string }> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ op: fc.constant('hold' as const), account: fc.constantFrom(...playerAccounts), amount }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ op: fc.constant('close' as const), account: fc.constantFrom(...playerAccounts) }),
  },
)
