import { describe, expect, it } from 'vitest'
import {
  announceForce,
  closeAsReceived,
  type Dispute,
  decisionsOf,
  hearMember,
  open,
  refund,
  sayYes,
} from './dispute.ts'
import type { Withdrawal } from './withdrawal.ts'

const at = new Date('2026-11-21T12:00:00Z')
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000)

const paid: Withdrawal = {
  id: 'wdr_1',
  memberId: 'mbr_1',
  payoutAccountId: 'crd_1',
  currency: 'VND',
  amountMinor: 1_000n,
  requestId: 'request-1',
  state: 'paid',
  approvals: [],
  approvalsNeeded: 1,
  paysByHand: true,
  paidMinor: 800n,
  againMinor: 0n,
  refundedMinor: 0n,
  receivedMinor: 300n,
  autoReceiptAt: later(24),
  refusal: undefined,
  askedAt: undefined,
  answerUntil: undefined,
  waitedMs: 0,
  createdAt: at,
  decidedAt: at,
  paidAt: at,
}

function opened(arrivedMinor = 300n) {
  const outcome = open(paid, { number: 1, arrivedMinor, at })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

describe('a dispute', () => {
  it('is about what was sent and did not arrive, never about what was confirmed before', () => {
    expect(opened(450n).dispute.amountMinor).toBe(350n)
    for (const arrivedMinor of [299n, 800n, 801n])
      expect(open(paid, { number: 1, arrivedMinor, at })).toMatchObject({ ok: false, code: 'VALIDATION' })
    expect(open({ ...paid, state: 'received' }, { number: 1, arrivedMinor: 300n, at })).toMatchObject({
      code: 'STATE_CONFLICT',
    })
  })

  it('keeps the promise that was made first when the player writes again', () => {
    const { dispute } = opened()
    expect(hearMember(dispute, later(5)).answerDueAt).toEqual(later(24))
  })

  it('is stopped from closing by a word of the player once', () => {
    const announced = announceForce(opened().dispute, at)
    expect(announced).toMatchObject({ turn: 'member', forcedAt: later(24), answerDueAt: undefined })
    const stopped = hearMember(announced, later(1))
    expect([stopped.forcedAt, stopped.hasObjected]).toEqual([undefined, true])
    const again = announceForce(stopped, later(2))
    expect(hearMember(again, later(3)).forcedAt).toEqual(later(26))
  })

  it('closes by force at its announced time and not before', () => {
    const { withdrawal, dispute } = opened()
    const disputed = { withdrawal, dispute: announceForce(dispute, at) }
    expect(closeAsReceived({ withdrawal, dispute }, 'forced', later(99))).toMatchObject({ code: 'STATE_CONFLICT' })
    expect(closeAsReceived(disputed, 'forced', later(23))).toMatchObject({ code: 'STATE_CONFLICT' })
    expect(closeAsReceived(disputed, 'forced', later(24))).toMatchObject({
      ok: true,
      // Two hundred were never sent and still are to be.
      value: { withdrawal: { state: 'paying', receivedMinor: 800n }, dispute: { outcome: 'forced' } },
    })
  })

  it('gives back what did not arrive, what had come back before and what was never sent, and nothing else', () => {
    const { withdrawal, dispute } = opened(450n)
    const before = { withdrawal: { ...withdrawal, againMinor: 50n }, dispute }
    const { money, withdrawal: over } = refund(before, at)
    expect(money).toEqual({ returnedMinor: 350n, refundedMinor: 400n, releasedMinor: 150n })
    expect(over.paidMinor + money.refundedMinor + money.releasedMinor).toBe(paid.amountMinor)
  })

  const yes = (dispute: Dispute, decision: 'refund' | 'payAgain' | 'force', staffId: string, needsTwo = true) =>
    sayYes(dispute, { decision, staffId, username: staffId, needsTwo })

  it('is decided by one below the limit, by two different people above it', () => {
    const { dispute } = opened()
    expect(yes(dispute, 'refund', 'trang', false)).toMatchObject({ value: { isDecided: true } })
    const first = yes(dispute, 'refund', 'trang')
    if (!first.ok) throw new Error(first.code)
    expect(first.value.isDecided).toBe(false)
    expect(yes(first.value.dispute, 'refund', 'trang')).toMatchObject({ code: 'FOUR_EYES' })
    expect(yes(first.value.dispute, 'payAgain', 'khoa')).toMatchObject({ value: { isDecided: false } })
    expect(yes(first.value.dispute, 'refund', 'khoa')).toMatchObject({ value: { isDecided: true } })
  })

  it('offers no second announcement while one runs, and nothing once it is closed', () => {
    const { dispute } = opened()
    expect(decisionsOf(announceForce(dispute, at))).toEqual(['refund', 'payAgain'])
    expect(decisionsOf({ ...dispute, closedAt: at })).toEqual([])
    expect(yes(announceForce(dispute, at), 'force', 'khoa')).toMatchObject({ code: 'STATE_CONFLICT' })
  })
})
