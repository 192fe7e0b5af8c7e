import { withdrawalStates } from '@fairground/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer, ask } from './question.ts'
import {
  type Approval,
  approve,
  cancel,
  confirmReceipt,
  finishPaying,
  newWithdrawal,
  payPart,
  reject,
  startPaying,
  unpaidMinorOf,
  type Withdrawal,
  type WithdrawalState,
  waitedMsAt,
} from './withdrawal.ts'

const at = new Date('2026-03-01T10:00:00Z')
const times = { at, autoReceiptAt: new Date('2026-03-02T10:00:00Z') }
const yesOf = (staffId: string): Approval => ({ staffId, username: staffId, at })

const withdrawal = (state: WithdrawalState, approvals: Approval[] = [], approvalsNeeded = 1): Withdrawal => ({
  ...newWithdrawal({
    id: 'wdr_1',
    memberId: 'mbr_1',
    payoutAccountId: 'crd_1',
    currency: 'VND',
    amountMinor: 20_000_000n,
    requestId: 'request-1',
    approvalsNeeded,
    createdAt: at,
  }),
  state,
  approvals,
})

const actions = {
  cancel: (one: Withdrawal) => cancel(one, at),
  approve: (one: Withdrawal) => approve(one, yesOf('linh'), false),
  reject: (one: Withdrawal) => reject(one, { reason: undefined, note: 'not your name' }, at),
  ask: (one: Withdrawal) => ask(one, at),
  answer: (one: Withdrawal) => answer(one, at),
  startPaying,
  finishPaying: (one: Withdrawal) => finishPaying(one, times),
  payPart: (one: Withdrawal) => payPart(one, 5_000_000n, times),
  payWhole: (one: Withdrawal) => payPart(one, 20_000_000n, times),
  received: (one: Withdrawal) => confirmReceipt(one, 'received', at),
  fullPayment: (one: Withdrawal) => confirmReceipt(one, 'full_payment', at),
  silence: (one: Withdrawal) => confirmReceipt(one, 'auto_received', at),
  silenceEnded: (one: Withdrawal) => confirmReceipt(one, 'auto_received', times.autoReceiptAt),
}
type Action = keyof typeof actions

/** Where each withdrawal of the table stands: sent at once by the payout's own way, or by staff, whole or in part. */
const asked = { autoReceiptAt: times.autoReceiptAt }
const partPaid = { ...asked, paysByHand: true, paidMinor: 15_000_000n }
const standings: Record<string, Withdrawal> = {
  ...Object.fromEntries(withdrawalStates.map((state) => [state, withdrawal(state)])),
  ...Object.fromEntries(
    withdrawalStates.map((state) => [`${state} by hand`, { ...withdrawal(state), paysByHand: true }]),
  ),
  paid: { ...withdrawal('paid'), ...asked, paidMinor: 20_000_000n },
  'paid by hand': { ...withdrawal('paid'), ...asked, paysByHand: true, paidMinor: 20_000_000n },
  'paid in part': { ...withdrawal('paid'), ...partPaid },
}

/** Everything that is allowed; whatever is not here is a conflict. */
const allowed: Record<string, Partial<Record<Action, string>>> = {
  submitted: { cancel: 'cancelled', approve: 'approved', reject: 'rejected', ask: 'info_needed' },
  'submitted by hand': { cancel: 'cancelled', approve: 'approved', reject: 'rejected', ask: 'info_needed' },
  info_needed: { cancel: 'cancelled', reject: 'rejected', answer: 'submitted' },
  'info_needed by hand': { cancel: 'cancelled', reject: 'rejected', answer: 'submitted' },
  approved: { startPaying: 'paying' },
  'approved by hand': { reject: 'rejected', payPart: 'paid', payWhole: 'paid' },
  paying: { finishPaying: 'paid' },
  'paying by hand': { payPart: 'paid', payWhole: 'paid' },
  paid: { received: 'received', fullPayment: 'full_payment', silenceEnded: 'auto_received' },
  'paid by hand': { received: 'received', fullPayment: 'full_payment', silenceEnded: 'auto_received' },
  'paid in part': { payPart: 'paid', payWhole: 'LIMIT', received: 'paying', silenceEnded: 'paying' },
}

const table = Object.keys(standings).flatMap((standing) =>
  (Object.keys(actions) as Action[]).map(
    (action) => [standing, action, allowed[standing]?.[action] ?? 'STATE_CONFLICT'] as const,
  ),
)
const standingOf = (standing: string): Withdrawal => {
  const one = standings[standing]
  if (!one) throw new Error(standing)
  return one
}

test.each(table)('%s withdrawal, %s: %s', (standing, action, wanted) => {
  const outcome = actions[action](standingOf(standing))
  expect(outcome.ok ? outcome.value.state : outcome.code).toBe(wanted)
})

test('parts never exceed the whole, whatever their order; what is refused changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: 25_000_000n }), { maxLength: 30 }), (amounts) => {
      let one: Withdrawal = { ...withdrawal('approved'), paysByHand: true }
      let sumMinor = 0n
      for (const amountMinor of amounts) {
        const paid = payPart(one, amountMinor, times)
        const fits = sumMinor + amountMinor <= one.amountMinor
        expect(paid.ok).toBe(fits)
        if (paid.ok) one = paid.value
        if (fits) sumMinor += amountMinor
        expect([one.paidMinor, unpaidMinorOf(one)]).toEqual([sumMinor, one.amountMinor - sumMinor])
      }
    }),
  )
})

test('a part that is more than what is left is told the most that can be sent', () => {
  const one = { ...withdrawal('paid'), ...partPaid }
  expect(payPart(one, 5_000_001n, times)).toMatchObject({
    code: 'LIMIT',
    value: { limit: { kind: 'max', bound: '50000.00' } },
  })
  expect(payPart(one, 5_000_000n, times)).toMatchObject({
    value: { state: 'paid', paidMinor: 20_000_000n },
  })
})

test('what was sent counts as received, never more, and the rest waits to be sent', () => {
  const one = { ...withdrawal('paid'), ...partPaid }
  const received = confirmReceipt(one, 'received', at)
  if (!received.ok) throw new Error(received.code)
  expect(received.value).toMatchObject({ state: 'paying', receivedMinor: 15_000_000n, autoReceiptAt: undefined })
  expect(payPart(received.value, 5_000_000n, times)).toMatchObject({
    value: { state: 'paid', paidMinor: 20_000_000n, receivedMinor: 15_000_000n, autoReceiptAt: times.autoReceiptAt },
  })
})

test('who asks for payment by hand is heard, also when the last yes does not ask for it', () => {
  const first = approve(withdrawal('submitted', [], 2), yesOf('linh'), true)
  if (!first.ok) throw new Error(first.code)
  expect(approve(first.value, yesOf('trang'), false)).toMatchObject({ value: { state: 'approved', paysByHand: true } })
})

test('two different people are needed above the limit: the first yes keeps it submitted, the second approves', () => {
  const first = approve(withdrawal('submitted', [], 2), yesOf('linh'), false)
  if (!first.ok) throw new Error(first.code)
  expect(first.value).toMatchObject({ state: 'submitted', approvals: [{ staffId: 'linh' }], decidedAt: undefined })
  expect(approve(first.value, yesOf('linh'), false)).toMatchObject({ ok: false, code: 'FOUR_EYES' })
  const second = approve(first.value, yesOf('trang'), false)
  expect(second).toMatchObject({ ok: true, value: { state: 'approved', decidedAt: at } })
})

test('after the first yes the player can no longer cancel, but staff can still reject', () => {
  const begun = withdrawal('submitted', [yesOf('linh')], 2)
  expect(cancel(begun, at)).toMatchObject({ ok: false, code: 'STATE_CONFLICT' })
  expect(reject(begun, { reason: undefined, note: 'not your name' }, at)).toMatchObject({
    ok: true,
    value: { state: 'rejected', refusal: { note: 'not your name' } },
  })
})

test('no action changes the amount, the account or the owner', () => {
  for (const [standing, action] of table) {
    const outcome = actions[action](standingOf(standing))
    if (outcome.ok)
      expect(outcome.value).toMatchObject({
        amountMinor: 20_000_000n,
        payoutAccountId: 'crd_1',
        memberId: 'mbr_1',
        currency: 'VND',
      })
  }
})

test('the time a player takes to answer is counted once for each question, and no other time', () => {
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  const first = ask(withdrawal('submitted'), at)
  if (!first.ok) throw new Error(first.code)
  expect(waitedMsAt(first.value, later(10))).toBe(600_000)
  const back = answer(first.value, later(30))
  if (!back.ok) throw new Error(back.code)
  expect(waitedMsAt(back.value, later(500))).toBe(1_800_000)
  const second = ask(back.value, later(60))
  if (!second.ok) throw new Error(second.code)
  expect(reject(second.value, { reason: undefined, note: 'no card' }, later(70))).toMatchObject({
    value: { waitedMs: 2_400_000, askedAt: undefined, answerUntil: undefined },
  })
})
