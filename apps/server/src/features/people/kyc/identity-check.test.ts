import type { IdentityBody } from '@fairground/contract'
import { describe, expect, test } from 'vitest'
import type { Policy } from '../policy/index.ts'
import { bodyFaults, knownOn, nextLevel, stateOn, validUntilOf } from './identity-check.ts'
import { lacking, needsOf } from './identity-need.ts'

const check = (level: 1 | 2, state: 'pending' | 'approved' | 'rejected', validUntil: string | null = null) => ({
  ...{ id: 'kyc_1', memberId: 'mbr_1', level, state, validUntil },
})
const paper: IdentityBody = {
  ...{ level: 1, document: 'id-card', country: 'VN', fullName: 'Nguyễn Văn An', birthday: '2000-03-01' },
  ...{ idNumber: '001200012345', expiresOn: '2030-01-01', front: 'upl_1', back: 'upl_2', selfie: 'upl_3' },
}
const facts = { today: '2026-03-01', ageMin: 18 }

test('an approval holds through its last day, and nothing is known the day after', () => {
  const approved = check(1, 'approved', '2026-03-01')
  expect(stateOn(approved, '2026-03-01')).toBe('approved')
  expect(stateOn(approved, '2026-03-02')).toBe('expired')
  expect(knownOn([approved], '2026-03-01')).toEqual({ level: 1, validUntil: '2026-03-01' })
  expect(knownOn([approved], '2026-03-02').level).toBe(0)
})

test('the second level needs the first, and ends with whichever ends first', () => {
  const two = check(2, 'approved', '2026-12-31')
  expect(knownOn([two], '2026-03-01').level).toBe(0)
  expect(knownOn([two, check(1, 'approved', '2026-06-30')], '2026-03-01')).toEqual({
    level: 2,
    validUntil: '2026-06-30',
  })
  expect(knownOn([two, check(1, 'approved', '2026-06-30')], '2026-07-01').level).toBe(0)
})

test('nothing is asked for while a check waits; a rejected one may be asked for again', () => {
  expect(nextLevel([], '2026-03-01')).toBe(1)
  expect(nextLevel([check(1, 'pending')], '2026-03-01')).toBeUndefined()
  expect(nextLevel([check(1, 'rejected')], '2026-03-01')).toBe(1)
  expect(nextLevel([check(1, 'approved', '2027-01-01')], '2026-03-01')).toBe(2)
  expect(nextLevel([check(1, 'approved', '2026-01-01')], '2026-03-01')).toBe(1)
})

test('[R-03] a paper of somebody who is a day too young, one that has ended, and one with a side missing are not taken', () => {
  expect(bodyFaults(paper, facts)).toEqual([])
  expect(bodyFaults({ ...paper, birthday: '2008-03-01' }, facts)).toEqual([])
  expect(bodyFaults({ ...paper, birthday: '2008-03-02' }, facts)).toMatchObject([{ field: 'birthday' }])
  expect(bodyFaults({ ...paper, expiresOn: '2026-02-28' }, facts)).toMatchObject([{ field: 'expiresOn' }])
  const { back: _, ...oneSide } = paper
  expect(bodyFaults(oneSide, facts)).toMatchObject([{ field: 'back' }])
  expect(bodyFaults({ ...oneSide, document: 'passport' }, facts)).toEqual([])
})

test('an approval lasts for its months by the calendar, and never longer than the paper', () => {
  expect(validUntilOf('2026-01-31', 1, null)).toBe('2026-02-28')
  expect(validUntilOf('2026-03-01', 60, '2030-01-01')).toBe('2030-01-01')
  expect(validUntilOf('2026-03-01', 24, '2030-01-01')).toBe('2028-03-01')
})

describe('what a level is needed for', () => {
  const bounds = {
    depositsUnverified: null,
    withdrawalsUnverified: { VND: '60.00' },
    withdrawalsLevelOne: { VND: '90.00' },
  }
  const policy = { identityBeforePlay: false, ...bounds } as unknown as Policy
  const boundOf = (bound: Policy['depositsUnverified']) =>
    bound === null ? null : BigInt((bound.VND ?? '0.00').replace('.', ''))

  test('sums up to a bound need none, one more needs the level', () => {
    const needs = needsOf(policy, boundOf)
    const of = (sumMinor: bigint, level: 0 | 1 | 2 = 0) => lacking(needs, { act: 'withdrawal', sumMinor, level })
    expect([of(6000n), of(6001n), of(9001n), of(9001n, 1), of(9001n, 2)]).toEqual([undefined, 1, 1, 2, undefined])
    expect(lacking(needs, { act: 'deposit', sumMinor: 10n ** 12n, level: 0 })).toBeUndefined()
    expect(lacking(needs, { act: 'play', sumMinor: 0n, level: 0 })).toBeUndefined()
  })

  test('[R-04] where identity comes before play, play and the first deposit need it', () => {
    const needs = needsOf({ ...policy, identityBeforePlay: true }, boundOf)
    expect(lacking(needs, { act: 'play', sumMinor: 0n, level: 0 })).toBe(1)
    expect(lacking(needs, { act: 'deposit', sumMinor: 1n, level: 0 })).toBe(1)
    expect(lacking(needs, { act: 'deposit', sumMinor: 1n, level: 1 })).toBeUndefined()
  })
})
