import { expect, test } from 'vitest'
import { afterLook, calmMs, type LoginAlarm, looksStuffed } from './stuffing.ts'

const attack = { names: 400, networks: 120, entered: 90 }
const calm = { names: 12, networks: 11, entered: 90 }

test.each([
  ['many names from many networks', attack, true],
  ['one network, which its own limit stops', { ...attack, networks: 1 }, false],
  ['one name from many networks, which rests', { ...attack, names: 1 }, false],
  ['a rush in which more get in than slip', { ...attack, entered: 2_000 }, false],
  ['just enough', { names: 50, networks: 10, entered: 49 }, true],
  ['as many slips as entries', { names: 50, networks: 10, entered: 50 }, false],
  ['an ordinary ten minutes', calm, false],
] as const)('[A-20] %s', (_, figures, expected) => {
  expect(looksStuffed(figures)).toBe(expected)
})

const now = new Date('2026-11-21T12:00:00Z')
const seen = (agoMs: number): LoginAlarm => ({
  alarmId: 'lga_1',
  startedAt: new Date(0),
  seenAt: new Date(now.getTime() - agoMs),
  names: 500,
  networks: 60,
})

test.each([
  [undefined, attack, { kind: 'raise' }],
  [undefined, calm, undefined],
  [seen(60_000), attack, { kind: 'keep', names: 500, networks: 120 }],
  [seen(calmMs - 1), calm, undefined],
  [seen(calmMs), calm, { kind: 'end' }],
])('what becomes of an alarm: %#', (alarm, figures, expected) => {
  expect(afterLook(alarm, figures, now)).toEqual(expected)
})
