import { expect, test } from 'vitest'
import { isAnnounced, isClosed, maintenanceFault } from './maintenance.ts'

const now = new Date('2026-11-21T12:00:00Z')
const planned = (from?: string, until?: string) => ({ from, until, texts: {} })

test.each([
  ['no maintenance', null, false, false],
  ['one without a beginning', planned(), true, false],
  ['one that began this moment', planned('2026-11-21T12:00:00Z'), true, false],
  ['one that begins in a second', planned('2026-11-21T12:00:01Z'), false, true],
  ['one of tomorrow at this hour', planned('2026-11-22T12:00:00Z'), false, true],
  ['one of later', planned('2026-11-22T12:00:01Z'), false, false],
  ['one whose end has passed', planned(undefined, '2026-11-21T11:00:00Z'), true, false],
] as const)('%s', (_, maintenance, closed, announced) => {
  expect(isClosed(maintenance, now)).toBe(closed)
  expect(isAnnounced(maintenance, now)).toBe(announced)
})

test.each([
  ['2026-11-21T13:00:00Z', '2026-11-21T13:00:00Z', false],
  ['2026-11-21T13:00:00Z', '2026-11-21T13:00:01Z', true],
  [undefined, '2026-11-21T12:00:00Z', false],
  [undefined, '2026-11-21T12:00:01Z', true],
  ['2026-11-21T13:00:00Z', undefined, true],
])('from %s until %s: possible %s', (from, until, isPossible) => {
  expect(maintenanceFault(planned(from, until), now) === undefined).toBe(isPossible)
})
