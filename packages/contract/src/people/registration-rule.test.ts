import { expect, test } from 'vitest'
import { acceptedPatternBreach } from '../base/accepted-pattern.ts'
import { checkRule } from './registration-rule.ts'

test.each([
  '',
  '*',
  '^A.*$',
  '.*',
  '[A-Z]{2}[0-9]{4,8}',
  '(?:VN|TH)[0-9]+',
  'a|b|c',
  '\\p{L}+ \\p{L}+',
  '[()*+]{3}',
  '\\(\\d{3}\\)',
  '(ab){3}',
])('the expression %s may be used', (expression) => expect(acceptedPatternBreach(expression)).toBeUndefined())

test.each(['(', '[a', 'a{2,1}', '\\', '(?<n'])('%s is no expression', (expression) => {
  expect(acceptedPatternBreach(expression)).toEqual({ key: 'validation.expression' })
})

test.each([
  '(a+)+',
  '(a*)*b',
  '(a|aa)+$',
  '((a+)b?)+',
  '(?:a?){20}a{20}',
  '(.*){5}x',
  '.*.*.*x',
  'a?a?a?a?a?a?a?a?aaaaaaaa',
  '(?=a+)b',
  '(?!a)b',
  '(?<=a)b',
  '(a)\\1',
  '(?<n>a)\\k<n>',
  '(?<n>a+)',
])('%s may take too long and is refused', (expression) => {
  expect(acceptedPatternBreach(expression)).toEqual({ key: 'validation.expressionSlow' })
})

test('what is let through stays quick on the longest text that a rule can meet', () => {
  const worst = ['.*.*x', '[a-z]*[a-z]*1', '(?:a|aa|aaa)(?:a|aa|aaa)a*a*b', 'a?a?a?a?a?a?a*a*b']
  const text = 'a'.repeat(254)
  for (const expression of worst) {
    expect(acceptedPatternBreach(expression)).toBeUndefined()
    const pattern = new RegExp(`^(?:${expression})$`, 'u')
    // The quickest of several: the machine may have been busy with others in between.
    expect(Math.min(...Array.from({ length: 10 }, () => msOf(() => pattern.test(text)))), expression).toBeLessThan(50)
  }
})

function msOf(work: () => void): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

const rule = { enabled: true, required: false, minLength: 2, maxLength: 20, patternId: 1, acceptedPattern: '' } as const
const text = { ...rule, type: 'text' } as const

test.each([
  ['username', { ...text, required: true, patternId: 2 }, undefined],
  ['username', { ...text, required: true, enabled: false, patternId: 2 }, 'validation.fieldLasts'],
  ['username', { ...text, patternId: 2 }, 'validation.fieldLasts'],
  ['username', { ...text, required: true, patternId: 13 }, 'validation.fieldFamily'],
  ['password', { ...rule, required: true, type: 'text' }, 'validation.fieldType'],
  ['password', { ...rule, required: true, type: 'password', patternId: 18 }, 'validation.tooSmall'],
  ['password', { ...rule, required: true, type: 'password', patternId: 18, minLength: 8 }, undefined],
  ['nickname', { ...text, minLength: 9, maxLength: 8 }, 'validation.boundsCrossed'],
  ['nickname', { ...text, maxLength: 65 }, 'validation.tooBig'],
  ['nickname', { ...text, minLength: 0 }, 'validation.tooSmall'],
  ['nickname', { ...text, acceptedPattern: '(a+)+' }, 'validation.expressionSlow'],
  ['paymentPassword', { ...rule, type: 'password', patternId: 7 }, 'validation.fieldLength'],
  ['paymentPassword', { ...rule, type: 'password', patternId: 7, minLength: 6, maxLength: 6 }, undefined],
] as const)('a rule of %s: %#', (field, edited, key) => {
  expect(checkRule(field, edited)?.key).toBe(key)
})

test('a captcha that is shown is wanted, and has four characters', () => {
  const captcha = {
    enabled: true,
    required: true,
    minLength: 4,
    maxLength: 4,
    patternId: 5,
    acceptedPattern: '',
    type: 'text',
  } as const
  expect(checkRule('captcha', captcha)).toBeUndefined()
  expect(checkRule('captcha', { ...captcha, required: false })).toEqual({ key: 'validation.fieldProves' })
  expect(checkRule('captcha', { ...captcha, required: false, enabled: false })).toBeUndefined()
  expect(checkRule('captcha', { ...captcha, maxLength: 5 })).toMatchObject({ key: 'validation.fieldLength' })
})
