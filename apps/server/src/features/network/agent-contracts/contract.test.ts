import type { ContractState } from '@fairground/contract'
import { describe, expect, test } from 'vitest'
import { accept, allowedFor, type Contract, end, isHigher, reject, terminate } from './contract.ts'

const now = new Date('2026-11-21T10:20:00Z')
const moment = { now, timeZone: 'Asia/Ho_Chi_Minh' }
const offer: Contract = {
  id: 'ctr_1',
  kind: 'dividend',
  rhythm: 'semimonthly',
  uplineId: 'up',
  downlineId: 'down',
  currency: 'VND',
  isPaidByHouse: false,
  activeMembers: 3,
  rateBp: 1_000,
  profitRateBp: 0,
  lossRateBp: 0,
  validMinMinor: 0n,
  lossMinMinor: 0n,
  singleMinMinor: 0n,
  state: 'new',
  createdAt: now,
  signedAt: undefined,
  effectiveFrom: undefined,
  endedAt: undefined,
  endReason: undefined,
}
const inState = (state: ContractState): Contract => ({ ...offer, state })

describe('an offer', () => {
  test('[R4.13.01] that is signed earns from the beginning of the next period on', () => {
    expect(accept(offer, 'down', moment)).toMatchObject({
      value: { state: 'signed', signedAt: now, effectiveFrom: new Date('2026-11-30T17:00:00Z') },
    })
    const salary = { ...offer, kind: 'realtime', rhythm: 'slice' } as const
    expect(accept(salary, 'down', moment)).toMatchObject({ value: { effectiveFrom: new Date('2026-11-21T10:25:00Z') } })
  })

  test('[R4.13.02] is rejected by the downline and taken back by the upline, and by nobody else', () => {
    expect(reject(offer, 'down', moment)).toMatchObject({ value: { state: 'rejected', endedAt: now } })
    expect(terminate(offer, 'up', moment)).toMatchObject({ value: { state: 'withdrawn', endedAt: now } })
    for (const decided of [accept(offer, 'up', moment), reject(offer, 'up', moment), terminate(offer, 'down', moment)])
      expect(decided).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('offers each side just what the rules let it do', () => {
    expect(allowedFor(offer, 'down')).toEqual(['accept', 'reject'])
    expect(allowedFor(offer, 'up')).toEqual(['terminate'])
    expect(allowedFor(offer, 'other')).toEqual([])
  })
})

test('[R4.13.03] a signed contract is ended by either side', () => {
  for (const side of ['up', 'down']) {
    expect(terminate(inState('signed'), side, moment)).toMatchObject({ value: { state: 'terminated', endedAt: now } })
    expect(allowedFor(inState('signed'), side)).toEqual(['terminate'])
  }
  expect(accept(inState('signed'), 'down', moment)).toMatchObject({ code: 'STATE_CONFLICT' })
  expect(reject(inState('signed'), 'down', moment)).toMatchObject({ code: 'STATE_CONFLICT' })
})

test.each(['rejected', 'withdrawn', 'terminated'] as const)('a contract that is %s stays so', (state) => {
  const contract = inState(state)
  for (const decided of [accept(contract, 'down', moment), reject(contract, 'down', moment), end(contract, now)])
    expect(decided).toMatchObject({ code: 'STATE_CONFLICT' })
  expect(allowedFor(contract, 'down')).toEqual([])
})

test('one gives more than another when any of its rates is higher', () => {
  expect(isHigher(offer, { ...offer, rateBp: 999 })).toBe(true)
  expect(isHigher(offer, offer)).toBe(false)
  const salary = { ...offer, rateBp: 0, profitRateBp: 5, lossRateBp: 10 }
  expect(isHigher(salary, { ...salary, lossRateBp: 9, profitRateBp: 50 })).toBe(true)
  expect(isHigher(salary, { ...salary, profitRateBp: 50 })).toBe(false)
})
