import { expect, test } from 'vitest'
import { describeChanges, ruleFaults } from './registration-change.ts'
import { ruleDefaults } from './rule-defaults.ts'

test('every rule of a new site may be the rule of its field', () => {
  expect(ruleFaults(ruleDefaults)).toEqual([])
})

test('what changes is named, property by property, and what stays is not', () => {
  const { username, payeeName } = ruleDefaults
  const changes = { username: { ...username, minLength: 8 }, payeeName: { ...payeeName, acceptedPattern: '^A.*' } }
  expect(describeChanges(ruleDefaults, changes)).toEqual({
    'username.minLength': '6 → 8',
    'payeeName.acceptedPattern': '– → ^A.*',
  })
  expect(describeChanges(ruleDefaults, { username })).toEqual({})
})
