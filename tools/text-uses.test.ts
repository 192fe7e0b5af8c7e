import { expect, test } from 'vitest'
import { addUses, isUsed, noUses } from './text-uses.ts'

/** A hole of a template is written with § here. */
const usesOf = (source: string) => {
  const uses = noUses()
  addUses(source.replaceAll('§', '$'), uses)
  return uses
}

test.each([
  ["t('deposit.none')", 'deposit.none'],
  ["t('points:left', { count })", 'left_few'],
  ['t(`deposit.step.§{step}`)', 'deposit.step.amount'],
  ['t(`second.§{kind}.§{method}`)', 'second.text.passkey'],
  ["key.replace(/^check\\./, 'flag.')", 'flag.turnover'],
  ["const kinds = ['code']; const channels = { sms: 1 }; `§{kind}.§{channel}`", 'code.sms'],
])('in %s the text %s is used', (source, key) => {
  expect(isUsed(key, usesOf(source))).toBe(true)
})

test.each([
  ["t('deposit.none')", 'deposit.noneText'],
  ['t(`deposit.step.§{step}`)', 'deposit.steps'],
  ["const kinds = ['code']; `§{kind}.§{channel}`", 'code.sms'],
  ['log(`§{name} is §{state}`)', 'name.state'],
])('in %s the text %s is not used', (source, key) => {
  expect(isUsed(key, usesOf(source))).toBe(false)
})
