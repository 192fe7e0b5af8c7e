import { expect, test } from 'vitest'
import { featureStates, warningOf, withFeature } from './feature.ts'
import { siteSettingsOf } from './site-settings.ts'

const fresh = siteSettingsOf([])
const facts = { hasOpenInvitation: true }
const warningOfSwitch = (feature: Parameters<typeof withFeature>[1], isOn: boolean, known = facts) =>
  warningOf(fresh, withFeature(fresh, feature, isOn), known)

test('a change that leaves no way to register, or only one for the invited, is warned of', () => {
  const noForm = withFeature(withFeature(fresh, 'MOBILENUMREG3', false), 'USERNAMEREG3', false)
  expect(warningOf(withFeature(noForm, 'USERNAMEREG3', true), noForm, facts)).toBe('noRegistration')
  expect(warningOfSwitch('DIRECTREG3', false)).toBe('invitationOnly')
  expect(warningOfSwitch('DIRECTREG3', false, { hasOpenInvitation: false })).toBe('noInvitation')
})

test('forcing old passwords out is warned of; turning it off and what keeps nobody out are not', () => {
  expect(warningOfSwitch('PWDEXPFORCECHANGE3', true)).toBe('oldPasswords')
  const forced = withFeature(fresh, 'PWDEXPFORCECHANGE3', true)
  expect(warningOf(forced, fresh, facts)).toBeUndefined()
  for (const feature of ['FREEPLAY3', 'CHNGPASSVERIF3'] as const)
    expect(warningOfSwitch(feature, false)).toBeUndefined()
  for (const feature of ['showCaptcha', 'hideAccountExistence'] as const)
    expect(warningOfSwitch(feature, true)).toBeUndefined()
})

test('a flag with nothing behind it is off, says so, and switching it would change nothing', () => {
  const stubborn = withFeature(fresh, 'AGENTPOLICY3', true)
  expect(featureStates(stubborn, facts).find(({ feature }) => feature === 'AGENTPOLICY3')).toEqual({
    feature: 'AGENTPOLICY3',
    isOn: false,
    isAvailable: false,
    warning: undefined,
  })
})
