import { expect, test } from 'vitest'
import { groupOfTyped, roomFor, shareOfGroups } from './group-choice.ts'

const own = { floor: 1_800, memberMax: 1_950, agentMax: 1_958, usual: 1_940 }

test('both ends of the room are taken, and what is beyond them is told with its bound', () => {
  const room = { least: 1_800, most: 1_950 }
  expect(groupOfTyped('1800', room)).toEqual({ group: 1_800 })
  expect(groupOfTyped(' 1950 ', room)).toEqual({ group: 1_950 })
  expect(groupOfTyped('1799', room)).toEqual({ fault: 'tooSmall', min: 1_800 })
  expect(groupOfTyped('1951', room)).toEqual({ fault: 'tooBig', max: 1_950 })
})

test.each(['', ' ', '19.5', '-1900', '19000', 'abc', '1e3'])('"%s" is no group', (text) =>
  expect(groupOfTyped(text, { least: 1_000, most: 2_000 })).toBeUndefined(),
)

test('an agent gives more to agents than to members, and by itself the usual group', () => {
  expect(roomFor('member', own)).toEqual({ least: 1_800, most: 1_950, usual: 1_940 })
  expect(roomFor('agent', own)).toEqual({ least: 1_800, most: 1_958, usual: 1_940 })
})

test('where less is left than the usual group, that is what is given', () => {
  expect(roomFor('member', { ...own, memberMax: 1_903 }).usual).toBe(1_903)
  expect(roomFor('member', { ...own, floor: 1_945 }).usual).toBe(1_945)
})

test('twenty groups are one percent of a stake', () => expect(shareOfGroups(20)).toBe(0.01))
