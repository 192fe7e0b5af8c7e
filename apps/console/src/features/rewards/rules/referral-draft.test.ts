import { expect, test } from 'vitest'
import { draftOf, rulesOf } from './referral-draft.ts'

const rules = {
  isOn: true,
  deposit: '100000.00',
  validBet: '0.00',
  hint: '131000.00',
  steps: [
    { friends: 1, bonus: '5000.00' },
    { friends: 3, bonus: '16000.50' },
  ],
}

test('rules that were opened and not changed are the same rules', () => {
  expect(rulesOf(draftOf(rules))).toEqual(rules)
})

test('steps that do not rise, and amounts that are none, are not sent', () => {
  const draft = draftOf(rules)
  const [first, second] = draft.steps
  if (!first || !second) throw new Error('two steps')
  expect(rulesOf({ ...draft, steps: [second, first] })).toBeUndefined()
  expect(rulesOf({ ...draft, steps: [first, { ...second, bonus: '' }] })).toBeUndefined()
  expect(rulesOf({ ...draft, hint: '0' })).toBeUndefined()
})
