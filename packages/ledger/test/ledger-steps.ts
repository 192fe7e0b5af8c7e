import fc from 'fast-check'
import { houseAccounts, members, runningAccounts } from './ledger-machine.ts'
import type { Ask, LedgerModel } from './ledger-model.ts'

/** One random step; `nth` picks among what exists when the step is taken. */
export type Step =
  | { op: 'ask'; ask: Ask }
  | { op: 'reverse' | 'release' | 'replay' | 'stale'; nth: number }
  | { op: 'capture'; nth: number; credit: string; amount: bigint | null }
  | { op: 'close'; account: string }
  | { op: 'open'; account: string }
  | { op: 'rollUp' }

const amount = fc.bigInt({ min: 1n, max: 120n })
const member = fc.constantFrom(...members)
const running = fc.constantFrom(...runningAccounts)
const nth = fc.nat({ max: 40 })

const post = (debit: string, credit: string, value: bigint): Ask => ({ op: 'post', debit, credit, amount: value })

/** Moves as the product makes them: most often between a member and the house. */
export const moves: fc.Arbitrary<Ask> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(member, amount).map(([name, value]) => post('bank main', `cash ${name}`, value)) },
  { weight: 4, arbitrary: fc.tuple(member, amount).map(([name, value]) => post(`cash ${name}`, 'vendor v1', value)) },
  { weight: 3, arbitrary: fc.tuple(member, amount).map(([name, value]) => post('vendor v1', `cash ${name}`, value)) },
  {
    weight: 2,
    arbitrary: fc.tuple(member, amount).map(([name, value]) => post('expense main', `bonus ${name}`, value)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(member, amount).map(([name, value]) => post(`bonus ${name}`, `cash ${name}`, value)),
  },
  { weight: 1, arbitrary: amount.map((value) => post('vendor v1', 'bank main', value)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(running, running, amount)
      .filter(([from, to]) => from !== to)
      .map(([from, to, value]) => post(from, to, value)),
  },
)

export const holds: fc.Arbitrary<Ask> = fc.record({ op: fc.constant('hold' as const), account: running, amount })

export const captures = fc.record({
  op: fc.constant('capture' as const),
  nth,
  credit: fc.constantFrom(...houseAccounts, ...runningAccounts),
  amount: fc.option(amount),
})

export const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: moves.map((ask): Step => ({ op: 'ask', ask })) },
  { weight: 4, arbitrary: holds.map((ask): Step => ({ op: 'ask', ask })) },
  { weight: 3, arbitrary: captures },
  { weight: 9, arbitrary: fc.record({ op: fc.constantFrom('reverse', 'release', 'replay', 'stale'), nth }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constantFrom('close', 'open'), account: running }) },
  { weight: 1, arbitrary: fc.constant<Step>({ op: 'rollUp' }) },
)

/** What an `nth` step asks for now; undefined when there is nothing yet, or a hold would be captured into its own account. */
export function toAsk(step: Step, model: LedgerModel): Ask | undefined {
  if (step.op === 'ask') return step.ask
  if (!('nth' in step)) return undefined
  const transfer = step.nth % model.transfers.length
  const hold = step.nth % model.holds.length
  if (step.op === 'reverse') return model.transfers[transfer] && { op: 'reverse', transfer }
  if (step.op === 'release') return model.holds[hold] && { op: 'release', hold }
  if (step.op !== 'capture' || !model.holds[hold] || model.holds[hold].account === step.credit) return undefined
  return { op: 'capture', hold, credit: step.credit, amount: step.amount }
}
