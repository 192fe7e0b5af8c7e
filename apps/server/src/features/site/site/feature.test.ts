import { expect, test } from 'vitest'
import { featureStates, lackOf, warningOf, withFeature } from './feature.ts'
import { siteSettingsOf } from './site-settings.ts'

const fresh = siteSettingsOf([])
const everything = { sms: true, email: true, phoneAuth: false }
const nothing = { sms: false, email: false, phoneAuth: false }
const facts = { hasOpenInvitation: true, reach: everything }
const warningOfSwitch = (feature: Parameters<typeof withFeature>[1], isOn: boolean, known = facts) =>
  warningOf(fresh, withFeature(fresh, feature, isOn), known)

test('a change that leaves no way to register, or only one for the invited, is warned of', () => {
  const noForm = withFeature(withFeature(fresh, 'MOBILENUMREG3', false), 'USERNAMEREG3', false)
  expect(warningOf(withFeature(noForm, 'USERNAMEREG3', true), noForm, facts)).toBe('noRegistration')
  expect(warningOfSwitch('DIRECTREG3', false)).toBe('invitationOnly')
  expect(warningOfSwitch('DIRECTREG3', false, { ...facts, hasOpenInvitation: false })).toBe('noInvitation')
})

test('forcing password changes shows a warning; harmless changes do not', () => {
  expect(warningOfSwitch('PWDEXPFORCECHANGE3', true)).toBe('oldPasswords')
  const forced = withFeature(fresh, 'PWDEXPFORCECHANGE3', true)
  expect(warningOf(forced, fresh, facts)).toBeUndefined()
  for (const feature of ['FREEPLAY3', 'CHNGPASSVERIF3'] as const)
    expect(warningOfSwitch(feature, false)).toBeUndefined()
  for (const feature of ['showCaptcha', 'hideAccountExistence'] as const)
    expect(warningOfSwitch(feature, true)).toBeUndefined()
})

test('a kind of contract is on while the agent policy is, each by a switch of its own', () => {
  const isOn = (settings: typeof fresh, feature: string) =>
    featureStates(settings, facts).find((state) => state.feature === feature)?.isOn
  for (const feature of ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary'] as const) {
    expect(isOn(fresh, feature)).toBe(true)
    const off = withFeature(fresh, feature, false)
    expect([isOn(off, feature), isOn(off, 'AGENTPOLICY3')]).toEqual([false, true])
    expect(isOn(withFeature(fresh, 'AGENTPOLICY3', false), feature)).toBe(false)
  }
})

test.each([
  ['MOBILENUMREG3', 'sms'],
  ['MOBILEVERCODELOGIN3', 'sms'],
  ['REGMOBVERF3', 'nameCode'],
] as const)('%s that is on says when nobody sends its codes, be it the site or the identity provider', (flag, lack) => {
  const on = withFeature(fresh, flag, true)
  expect(lackOf(on, flag, nothing)).toBe(lack)
  expect(lackOf(on, flag, everything)).toBeUndefined()
  expect(lackOf(on, flag, { ...nothing, phoneAuth: true })).toBeUndefined()
  expect(lackOf(withFeature(fresh, flag, false), flag, nothing)).toBeUndefined()
})

test('recovery says which of its two methods is missing; the identity provider is neither', () => {
  const lack = (reach: object) => lackOf(fresh, 'CHNGPASSVERIF3', { ...nothing, ...reach })
  expect(lack({ phoneAuth: true })).toBe('recovery')
  expect(lack({ sms: true })).toBe('email')
  expect(lack({ email: true })).toBe('sms')
  expect(lack(everything)).toBeUndefined()
})

test('turning off a switch that had no effect locks nobody out; turning it on may', () => {
  const known = { ...facts, reach: nothing }
  expect(warningOfSwitch('MOBILEVERCODELOGIN3', false, known)).toBeUndefined()
  expect(warningOfSwitch('REGMOBVERF3', true, known)).toBe('noRegistration')
})
