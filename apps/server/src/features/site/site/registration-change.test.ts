import { expect, test } from 'vitest'
import { describeChanges, ruleFaults } from './registration-change.ts'
import { ruleDefaults } from './rule-defaults.ts'

test('every rule of a new site may be the rule of its field', () => {
  expect(ruleFaults(ruleDefaults)).toEqual([])
})

test('only changed properties are named', () => {
  const { username, payeeName } = ruleDefaults
  const changes = { username: { ...username, minLength: 8 }, payeeName: { ...payeeName, acceptedPattern: '^A.*' } }
  expect(describeChanges(ruleDefaults, changes)).toEqual({
    'username.minLength': '6 → 8',
    'payeeName.acceptedPattern': '– → ^A.*',
  })
  expect(describeChanges(ruleDefaults, { username })).toEqual({})
})
