import { freeRoundStates } from '@fairground/contract'
import { describe, expect, test } from 'vitest'
import { allowedFor, approve, cancel, consumeBefore, type Grant, isSameWish, told, turnDown } from './grant.ts'

const at = new Date('2026-11-22T00:00:00Z')
const asked: Grant = {
  id: 'frg_1',
  memberId: 'mbr_1',
  vendorId: 'house',
  gameCode: 'pearl',
  currency: 'VND',
  quantity: 10,
  stakeMinor: 1_000n,
  winMinorMax: 50_000n,
  days: 7,
  reason: 'birthday',
  state: 'asked',
  requestId: 'request-1',
  askedBy: 'stf_a',
  askedAt: at,
  decidedBy: undefined,
  decidedAt: undefined,
  decisionReason: undefined,
  startBefore: undefined,
  tryCount: 0,
  nextAt: undefined,
  toldAt: undefined,
  cancelledCount: undefined,
}
const permissions = ['marketing.decide']
const inState = (state: Grant['state']): Grant => ({ ...asked, state })

describe('a grant of free rounds', () => {
  test('nobody says yes to what they asked for themselves; from somebody else’s yes its days are counted', () => {
    expect(approve(asked, { staffId: 'stf_a', at })).toMatchObject({ code: 'FOUR_EYES' })
    const approved = approve(asked, { staffId: 'stf_b', at })
    const startBefore = new Date('2026-11-29T00:00:00Z')
    expect(approved).toMatchObject({ value: { state: 'approved', nextAt: at, startBefore } })
    expect(consumeBefore(startBefore)).toEqual(new Date('2026-11-30T00:00:00Z'))
  })

  test.each(freeRoundStates.filter((state) => state !== 'asked'))(
    'is decided once: not again when it is %s',
    (state) => {
      expect(approve(inState(state), { staffId: 'stf_b', at })).toMatchObject({ code: 'STATE_CONFLICT' })
      expect(turnDown(inState(state), { staffId: 'stf_b', at }, 'late')).toMatchObject({ code: 'STATE_CONFLICT' })
    },
  )

  test.each(freeRoundStates)('when it is %s it can be cancelled only if the vendor has said yes', (state) => {
    expect(cancel(inState(state), at, 'mistake').ok).toBe(state === 'granted')
  })

  test('is what the vendor makes of it', () => {
    const word = (isYes: boolean, count: number) => ({ isYes, count })
    expect(told(inState('approved'), word(true, 10), at)).toMatchObject({ state: 'granted', toldAt: at })
    expect(told(inState('approved'), word(false, 0), at).state).toBe('refused')
    expect(told(inState('cancelling'), word(true, 4), at)).toMatchObject({ state: 'cancelled', cancelledCount: 4 })
    expect(told(inState('cancelling'), word(false, 0), at)).toMatchObject({
      state: 'granted',
      cancelledCount: undefined,
    })
  })

  test('offers each person just what the rules let them do', () => {
    expect(allowedFor(asked, 0, { staffId: 'stf_a', permissions })).toEqual(['withdraw'])
    expect(allowedFor(asked, 0, { staffId: 'stf_b', permissions })).toEqual(['approve', 'reject'])
    expect(allowedFor(asked, 0, { staffId: 'stf_b', permissions: ['marketing.read'] })).toEqual([])
    expect(allowedFor(inState('granted'), 3, { staffId: 'stf_b', permissions })).toEqual(['cancel'])
    expect(allowedFor(inState('granted'), 0, { staffId: 'stf_b', permissions })).toEqual([])
  })

  test('asked for again is the same only with every field the same', () => {
    const { memberId, vendorId, gameCode, quantity, stakeMinor, winMinorMax, days, reason } = asked
    const wish = { memberId, vendorId, gameCode, quantity, stakeMinor, winMinorMax, days, reason }
    expect(isSameWish(asked, wish)).toBe(true)
    expect(isSameWish(asked, { ...wish, winMinorMax: 50_001n })).toBe(false)
  })
})
