import { expect, test } from 'vitest'
import { ruleFaults, rulesOfTyped, textsOf } from './typed-rules.ts'

const rules = { houseMax: 1_960, playerMax: 1_950, usual: 1_940, floor: 1_800, distance: 2 }
const now = { taken: { lowest: 1_850, highest: 1_958, highestPlayer: 1_945 } }
const typed = (change: Partial<Record<keyof typeof rules, string>>) => ({ ...textsOf(rules), ...change })

test('rules in order are taken as they are typed', () => {
  expect(rulesOfTyped(typed({ houseMax: '1976', floor: '1850' }), now)).toEqual({
    ...rules,
    houseMax: 1_976,
    floor: 1_850,
  })
})

test('the house is never above what its margin bears, nor below an account that there is', () => {
  expect(ruleFaults(typed({ houseMax: '1977' }), now)).toEqual({ houseMax: { key: 'tooBig', max: 1_976 } })
  expect(ruleFaults(typed({ houseMax: '1957' }), now)).toEqual({ houseMax: { key: 'tooSmall', min: 1_958 } })
})

test('no account is left outside of the bounds', () => {
  expect(ruleFaults(typed({ playerMax: '1944' }), now)).toEqual({ playerMax: { key: 'tooSmall', min: 1_945 } })
  expect(ruleFaults(typed({ floor: '1851' }), now)).toEqual({ floor: { key: 'tooBig', max: 1_850 } })
})

test('a distance is none at all, or two and more', () => {
  expect(ruleFaults(typed({ distance: '1' }), now)).toEqual({ distance: { key: 'tooSmall', min: 2 } })
  expect(rulesOfTyped(typed({ distance: '0' }), now)).toMatchObject({ distance: 0 })
})

test('what is no number is told so, and nothing is asked for', () => {
  expect(ruleFaults(typed({ usual: '19.4' }), now)).toEqual({ usual: { key: 'format' } })
  expect(rulesOfTyped(typed({ usual: '' }), now)).toBeUndefined()
})
