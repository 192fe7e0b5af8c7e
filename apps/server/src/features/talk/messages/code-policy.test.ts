import { expect, test } from 'vitest'
import { waitForCode } from './code-policy.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const times = (count: number, spacingSeconds: number, firstSeconds: number) =>
  Array.from({ length: count }, (_, i) => ago(firstSeconds + i * spacingSeconds))

test('the first code may go at once', () => {
  expect(waitForCode({ toRecipient: [], fromNetworks: [], toPrefix: [] }, now)).toBeUndefined()
})

test.each([
  ['one in 60 seconds', [ago(20)], 40],
  ['none after 60 seconds', [ago(60)], undefined],
  ['five in an hour', times(5, 60, 100), 3600 - 340],
  ['four in an hour', times(4, 60, 100), undefined],
  ['ten in a day', times(10, 3600, 3600), 86_400 - 36_000],
  ['nine in a day', times(9, 3600, 3600), undefined],
])('a number gets %s', (_title, toRecipient, expected) => {
  expect(waitForCode({ toRecipient, fromNetworks: [], toPrefix: [] }, now)).toBe(expected)
})

test('one network gets twenty codes a day, whatever their numbers', () => {
  expect(waitForCode({ toRecipient: [], fromNetworks: [times(20, 1, 10)], toPrefix: [] }, now)).toBe(86_400 - 29)
  expect(waitForCode({ toRecipient: [], fromNetworks: [times(19, 1, 10)], toPrefix: [] }, now)).toBeUndefined()
})

test('one block of numbers gets twenty codes in ten minutes, whoever asks for them', () => {
  expect(waitForCode({ toRecipient: [], fromNetworks: [], toPrefix: times(20, 10, 5) }, now)).toBe(600 - 195)
  expect(waitForCode({ toRecipient: [], fromNetworks: [], toPrefix: times(19, 10, 5) }, now)).toBeUndefined()
})
