import { expect, test } from 'vitest'
import { refuseConvert, refuseRedeem } from './points-policy.ts'
import { decide, decisionsOf, type Redemption } from './redemption.ts'

const asked = { stock: 3, isShown: true, requiredPoints: 100, requiredMinor: 5_000n, quantity: 2 }
const has = { points: 200, depositedMinor: 5_000n }
const show = String

test('[R3.162, R3.163, R3.168] a thing is had with enough points, enough paid in and enough in stock, and not with less', () => {
  expect(refuseRedeem(asked, has, show)).toBeUndefined()
  expect(refuseRedeem(asked, { ...has, points: 199 }, show)).toMatchObject({ value: { limit: { kind: 'points' } } })
  expect(refuseRedeem(asked, { ...has, depositedMinor: 4_999n }, show)).toMatchObject({
    value: { limit: { kind: 'deposited', bound: '5000' } },
  })
  expect(refuseRedeem({ ...asked, stock: 1 }, has, show)).toMatchObject({ value: { limit: { kind: 'stock' } } })
  expect(refuseRedeem({ ...asked, isShown: false }, has, show)).toMatchObject({ code: 'NOT_FOUND' })
})

test('points are turned into money from the least number on, and no more than there are', () => {
  expect(refuseConvert(100, 100, { points: 100 })).toBeUndefined()
  expect(refuseConvert(99, 100, { points: 100 })).toMatchObject({ value: { limit: { kind: 'minRedeem' } } })
  expect(refuseConvert(101, 100, { points: 100 })).toMatchObject({ value: { limit: { kind: 'points' } } })
})

const waiting = { state: 'processing', kind: 'goods', remark: undefined } as Redemption
const at = new Date()
const by = { staffId: 'stf_1', at, remark: undefined }

test('[R4.11.01, R4.11.02] goods wait, are approved, and completed once they arrived; a credit is completed at once', () => {
  expect(decisionsOf(waiting)).toEqual(['approve', 'reject'])
  const approved = decide(waiting, { ...by, decision: 'approve', remark: 'By post' })
  expect(approved).toMatchObject({ value: { state: 'approved', remark: 'By post' } })
  expect(decide({ ...waiting, state: 'approved' }, { ...by, decision: 'complete' })).toMatchObject({
    value: { state: 'completed' },
  })
  expect(decide({ ...waiting, kind: 'credit' }, { ...by, decision: 'approve' })).toMatchObject({
    value: { state: 'completed' },
  })
  expect(decide(waiting, { ...by, decision: 'complete' })).toMatchObject({ code: 'STATE_CONFLICT' })
  expect(decide({ ...waiting, state: 'completed' }, { ...by, decision: 'reject', remark: 'No' })).toMatchObject({
    code: 'STATE_CONFLICT',
  })
})

test('[R4.11.03] a no needs its remark, and comes only while it waits', () => {
  expect(decide(waiting, { ...by, decision: 'reject' })).toMatchObject({ code: 'VALIDATION' })
  expect(decide(waiting, { ...by, decision: 'reject', remark: 'Sold out' })).toMatchObject({
    value: { state: 'rejected' },
  })
  expect(decide({ ...waiting, state: 'approved' }, { ...by, decision: 'reject', remark: 'No' })).toMatchObject({
    code: 'STATE_CONFLICT',
  })
})
