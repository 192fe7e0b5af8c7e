import { safeStorage } from '@fairground/vendor-ui'
import { expect, test } from 'vitest'
import { keepPatterns, laidOn, patternsMax, readPatterns, stakeOf, withPattern } from './patterns.ts'

const memory = () =>
  safeStorage(() => {
    throw new Error('storage is forbidden')
  })
const chips = (...given: [string, bigint][]) => new Map(given)

test('chips are saved for the rules they lay on, once, and are read again on this device', () => {
  const device = memory()
  const saved = withPattern([], 'VND', chips(['red', 500n], ['7', 100n], ['8', 0n]))
  expect(saved).toEqual([{ id: 1, currency: 'VND', spots: { red: '500', 7: '100' } }])
  expect(withPattern(saved, 'VND', chips(['7', 100n], ['red', 500n]))).toBe(saved)
  expect(withPattern(saved, 'FUN', chips(['7', 100n], ['red', 500n]))).toHaveLength(2)
  keepPatterns(device, 'live-roulette', saved)
  expect(readPatterns(device, 'live-roulette')).toEqual(saved)
  expect(readPatterns(device, 'live-sic-bo')).toEqual([])
})

test('no chips are no pattern, and a full list takes no more', () => {
  expect(withPattern([], 'VND', chips())).toEqual([])
  let all = withPattern([], 'VND', chips(['0', 1n]))
  for (let number = 1; number < 20; number += 1) all = withPattern(all, 'VND', chips([`${number}`, 1n]))
  expect(all).toHaveLength(patternsMax)
  const both = withPattern(all, 'FUN', chips(['0', 1n]))
  expect(both).toHaveLength(patternsMax + 1)
  const device = memory()
  keepPatterns(device, 'live-roulette', both)
  expect(readPatterns(device, 'live-roulette')).toEqual(both)
})

test('a pattern lies on top of what lies there', () => {
  const [pattern] = withPattern([], 'VND', chips(['red', 500n], ['7', 100n]))
  expect(laidOn(chips(['red', 200n], ['odd', 50n]), pattern ?? { spots: {} })).toEqual(
    chips(['red', 700n], ['odd', 50n], ['7', 100n]),
  )
  expect(pattern && stakeOf(pattern)).toBe(600n)
})

test('what somebody else wrote there is no pattern', () => {
  const device = memory()
  device.write('fairground.patterns.live-roulette', '[{"id":1,"currency":"VND","spots":{"red":"-5"}}]')
  expect(readPatterns(device, 'live-roulette')).toEqual([])
})
