import { freeRoundStates } from '@fairground/contract'
import { describe, expect, test } from 'vitest'
import { approve, cancel, consumeBefore, type Grant, isLeft, told } from './grant.ts'

const at = new Date('2026-11-22T00:00:00Z')
const asked: Grant = {
  id: 'frg_1',
  wishId: 'wsh_1',
  memberId: 'mbr_1',
  vendorId: 'house',
  gameCode: 'pearl',
  currency: 'VND',
  quantity: 10,
  stakeMinor: 1_000n,
  winMinorMax: 50_000n,
  days: 7,
  state: 'asked',
  cancelReason: undefined,
  startBefore: undefined,
  tryCount: 0,
  nextAt: undefined,
  toldAt: undefined,
  cancelledCount: undefined,
}
const inState = (state: Grant['state']): Grant => ({ ...asked, state })

describe('a grant of free rounds', () => {
  test('from the second yes on its days are counted', () => {
    const approved = approve(asked, at)
    const startBefore = new Date('2026-11-29T00:00:00Z')
    expect(approved).toMatchObject({ value: { state: 'approved', nextAt: at, startBefore } })
    expect(consumeBefore(startBefore)).toEqual(new Date('2026-11-30T00:00:00Z'))
  })

  test.each(freeRoundStates.filter((state) => state !== 'asked'))(
    'is decided once: not again when it is %s',
    (state) => {
      expect(approve(inState(state), at)).toMatchObject({ code: 'STATE_CONFLICT' })
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

  test('is left to take back as long as a round of it can be played', () => {
    expect(isLeft(inState('granted'), 3)).toBe(true)
    expect(isLeft(inState('granted'), 0)).toBe(false)
    expect(isLeft(inState('cancelling'), 3)).toBe(false)
  })
})
