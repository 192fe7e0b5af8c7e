import { withdrawalStates } from '@fairground/contract'
import { expect, test } from 'vitest'
import {
  type Approval,
  approve,
  cancel,
  finishPaying,
  reject,
  startPaying,
  type Withdrawal,
  type WithdrawalState,
} from './withdrawal.ts'

const at = new Date('2026-03-01T10:00:00Z')
const yesOf = (staffId: string): Approval => ({ staffId, username: staffId, at })

const withdrawal = (state: WithdrawalState, approvals: Approval[] = [], approvalsNeeded = 1): Withdrawal => ({
  id: 'wdr_1',
  memberId: 'mbr_1',
  payoutAccountId: 'crd_1',
  currency: 'VND',
  amountMinor: 20_000_000n,
  requestId: 'request-1',
  state,
  approvals,
  approvalsNeeded,
  reason: undefined,
  payoutReference: undefined,
  createdAt: at,
  decidedAt: undefined,
  paidAt: undefined,
})

const actions = {
  cancel: (one: Withdrawal) => cancel(one, at),
  approve: (one: Withdrawal) => approve(one, yesOf('linh')),
  reject: (one: Withdrawal) => reject(one, 'not your name', at),
  startPaying,
  finishPaying: (one: Withdrawal) => finishPaying(one, 'bank/1', at),
}
type Action = keyof typeof actions

/** Everything that is allowed; whatever is not here is a conflict. */
const allowed: Partial<Record<WithdrawalState, Partial<Record<Action, WithdrawalState>>>> = {
  submitted: { cancel: 'cancelled', approve: 'approved', reject: 'rejected' },
  approved: { startPaying: 'paying' },
  paying: { finishPaying: 'paid' },
}

const table = withdrawalStates.flatMap((state) =>
  (Object.keys(actions) as Action[]).map(
    (action) => [state, action, allowed[state]?.[action] ?? 'STATE_CONFLICT'] as const,
  ),
)

test.each(table)('%s withdrawal, %s: %s', (state, action, wanted) => {
  const outcome = actions[action](withdrawal(state))
  expect(outcome.ok ? outcome.value.state : outcome.code).toBe(wanted)
})

test('two different people are needed above the limit: the first yes keeps it submitted, the second approves', () => {
  const first = approve(withdrawal('submitted', [], 2), yesOf('linh'))
  if (!first.ok) throw new Error(first.code)
  expect(first.value).toMatchObject({ state: 'submitted', approvals: [{ staffId: 'linh' }], decidedAt: undefined })
  expect(approve(first.value, yesOf('linh'))).toMatchObject({ ok: false, code: 'FOUR_EYES' })
  const second = approve(first.value, yesOf('trang'))
  expect(second).toMatchObject({ ok: true, value: { state: 'approved', decidedAt: at } })
})

test('after the first yes the player can no longer cancel, but staff can still reject', () => {
  const begun = withdrawal('submitted', [yesOf('linh')], 2)
  expect(cancel(begun, at)).toMatchObject({ ok: false, code: 'STATE_CONFLICT' })
  expect(reject(begun, 'not your name', at)).toMatchObject({
    ok: true,
    value: { state: 'rejected', reason: 'not your name' },
  })
})

test('no action changes the amount, the account or the owner', () => {
  for (const [state, action] of table) {
    const outcome = actions[action](withdrawal(state))
    if (outcome.ok)
      expect(outcome.value).toMatchObject({
        amountMinor: 20_000_000n,
        payoutAccountId: 'crd_1',
        memberId: 'mbr_1',
        currency: 'VND',
      })
  }
})
