import { expect, test } from 'vitest'
import { patternSamples } from './pattern-samples.ts'
import { checkField, fitsFamily, patternBreach } from './patterns.ts'

const rule = { required: true, minLength: 1, maxLength: 64, patternId: 1, acceptedPattern: '' }

test.each(patternSamples.slice(1))('[$requirement] family $patternId: $family', ({ patternId, accepted, rejected }) => {
  const key = `reg_pattern_${patternId}`
  for (const value of accepted) expect(checkField({ ...rule, patternId }, value)).toBeUndefined()
  for (const value of rejected) expect(checkField({ ...rule, patternId }, value)).toMatchObject({ key })
})

test('[R5.28] family 1 counts characters and nothing else', () => {
  const length = { ...rule, minLength: 3, maxLength: 10 }
  for (const value of ['abc', 'xin chào!', '👨‍👩‍👧abc']) expect(checkField(length, value)).toBeUndefined()
  for (const value of ['ab', 'abcdefghijk'])
    expect(checkField(length, value)).toEqual({ key: 'reg_pattern_1', args: { length: '3–10' } })
})

test('there are exactly 21 families', () => {
  expect(() => fitsFamily(0, 'a')).toThrow(RangeError)
  expect(() => fitsFamily(22, 'a')).toThrow(RangeError)
})

test('[R5.02] an empty required field says so, an empty optional one passes', () => {
  expect(checkField(rule, '  ')).toEqual({ key: 'validation.required' })
  expect(checkField({ ...rule, required: false, minLength: 6, patternId: 7 }, '')).toBeUndefined()
})

test('blanks around a value and decomposed letters do not matter', () => {
  expect(checkField({ ...rule, patternId: 2 }, ' player01 ')).toBeUndefined()
  expect(checkField({ ...rule, maxLength: 1, patternId: 13 }, 'e\u0302\u0301')).toBeUndefined()
})

test('a date that the calendar does not have is refused', () => {
  const date = { ...rule, patternId: 12 }
  expect(checkField(date, '1990-02-30')).toEqual({ key: 'validation.date' })
  expect(checkField(date, '02-29-2023')).toEqual({ key: 'validation.date' })
  expect(checkField(date, '2024-02-29')).toBeUndefined()
})

test('[R3.041] the operator’s expression is matched as a whole, in addition to the family', () => {
  const starting = { ...rule, patternId: 9, acceptedPattern: '^A.*$' }
  expect(checkField(starting, 'Ann')).toBeUndefined()
  expect(checkField(starting, 'Bob')).toEqual({ key: 'validation.format' })
  expect(checkField({ ...rule, acceptedPattern: 'a|b' }, 'ab')).toEqual({ key: 'validation.format' })
})

test('[R5.24] the expression "*" accepts everything', () => {
  expect(checkField({ ...rule, acceptedPattern: '*' }, 'anything at all')).toBeUndefined()
})

test('[R5.27] equal bounds are written as one number', () => {
  expect(patternBreach({ ...rule, minLength: 6, maxLength: 6, patternId: 7 }).args).toEqual({ length: '6' })
})
