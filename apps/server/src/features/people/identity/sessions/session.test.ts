import { accountType } from '@fairground/contract'
import { expect, test } from 'vitest'
import { callerOf, isLive, lifeMsMax, type StoredSession } from './session.ts'

const idleMsMax = 30 * 60_000
const now = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const session: StoredSession = {
  id: 'ses_1',
  memberId: 'mbr_1',
  account: 'player01',
  type: accountType.member,
  currency: 'VND',
  memberStatus: 'active',
  memberExpiresAt: null,
  lastSeenAt: now,
  expiresAt: after(lifeMsMax),
  endedAt: null,
  isPasswordDue: false,
  isLowTrust: false,
  isFirst: false,
}

test.each([
  ['just opened', session, now, true],
  ['idle for a moment less than 30 minutes', session, after(idleMsMax - 1), true],
  ['idle for 30 minutes', session, after(idleMsMax), false],
  ['12 hours old', { ...session, lastSeenAt: after(lifeMsMax - 1) }, after(lifeMsMax), false],
  ['ended', { ...session, endedAt: now }, now, false],
  ['of a suspended account', { ...session, memberStatus: 'suspended' }, now, false],
  ['of a closed account', { ...session, memberStatus: 'closed' }, now, false],
  ['of a trial that is over', { ...session, memberExpiresAt: now }, now, false],
  ['of a trial with time left', { ...session, memberExpiresAt: after(1) }, now, true],
] as const)('a session %s is live: %#', (_title, stored, at, expected) => {
  expect(isLive(stored, at, idleMsMax)).toBe(expected)
})

test('[R3.154] type 4 is a trial, types 41 and 42 are not', () => {
  expect([0, 1, 2, 4, 41, 42].map((type) => callerOf({ ...session, type }).isTrial)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ])
})
