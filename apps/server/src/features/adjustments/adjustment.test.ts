import { describe, expect, test } from 'vitest'
import { type Adjustment, allowedFor, approved, canApprove, turnDown } from './adjustment.ts'

const at = new Date('2026-11-21T00:00:00Z')
const asked: Adjustment = {
  id: 'adj_1',
  memberId: 'mbr_1',
  direction: 'credit',
  currency: 'VND',
  amountMinor: 100n,
  reason: 'lost deposit',
  state: 'asked',
  requestId: 'request-1',
  askedBy: 'stf_a',
  askedAt: at,
  decidedBy: undefined,
  decidedAt: undefined,
  decisionReason: undefined,
  tryCount: 0,
  transferId: undefined,
}
const done = ['approved', 'rejected', 'withdrawn'] as const

describe('a correction', () => {
  test('nobody says yes to what they asked for themselves; somebody else may', () => {
    expect(canApprove(asked, 'stf_a')).toMatchObject({ ok: false, code: 'FOUR_EYES' })
    expect(canApprove(asked, 'stf_b').ok).toBe(true)
    expect(approved(asked, { staffId: 'stf_b', at }, 7n)).toMatchObject({ state: 'approved', decidedBy: 'stf_b' })
  })

  test('a no of somebody else rejects it, the asker takes it back', () => {
    expect(turnDown(asked, { staffId: 'stf_b', at }, 'no proof')).toMatchObject({ value: { state: 'rejected' } })
    expect(turnDown(asked, { staffId: 'stf_a', at }, 'a slip')).toMatchObject({ value: { state: 'withdrawn' } })
  })

  test.each(done)('is final when it is %s', (state) => {
    expect(canApprove({ ...asked, state }, 'stf_b')).toMatchObject({ code: 'STATE_CONFLICT' })
    expect(turnDown({ ...asked, state }, { staffId: 'stf_b', at }, 'late')).toMatchObject({ code: 'STATE_CONFLICT' })
    expect(allowedFor({ ...asked, state }, { staffId: 'stf_b', permissions: ['adjustments.decide'] })).toEqual([])
  })

  test('offers each person just what the rules let them do', () => {
    const permissions = ['adjustments.decide']
    expect(allowedFor(asked, { staffId: 'stf_a', permissions })).toEqual(['withdraw'])
    expect(allowedFor(asked, { staffId: 'stf_b', permissions })).toEqual(['approve', 'reject'])
    expect(allowedFor(asked, { staffId: 'stf_b', permissions: ['ledger.read'] })).toEqual([])
  })
})
