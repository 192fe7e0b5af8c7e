import {
  type FeatureWarning,
  type SiteFeature,
  type SiteFeatureState,
  siteFeatures,
  type WhitelabelFlag,
  whitelabelFlags,
} from '@fairground/contract'
import { flagsOf, isAvailable, loginModulesOf, registerModulesOf, type SiteSettings } from './site-settings.ts'

const isFlag = (feature: SiteFeature): feature is WhitelabelFlag =>
  (whitelabelFlags as readonly string[]).includes(feature)

export const isFeatureAvailable = (feature: SiteFeature): boolean => !isFlag(feature) || isAvailable(feature)

export const isFeatureOn = (settings: SiteSettings, feature: SiteFeature): boolean =>
  isFlag(feature) ? flagsOf(settings)[feature] : settings[feature]

/** The settings as they would be after the change. */
export const withFeature = (settings: SiteSettings, feature: SiteFeature, isOn: boolean): SiteSettings =>
  isFlag(feature) ? { ...settings, flags: { ...settings.flags, [feature]: isOn } } : { ...settings, [feature]: isOn }

interface Facts {
  hasOpenInvitation: boolean
}

/** Whom the change from one state to the other would keep out; undefined when nobody. */
export function warningOf(
  before: SiteSettings,
  after: SiteSettings,
  { hasOpenInvitation }: Facts,
): FeatureWarning | undefined {
  const [was, is] = [flagsOf(before), flagsOf(after)]
  const lost = loginModulesOf(was).filter((module) => !loginModulesOf(is).includes(module))
  if (lost.length > 0) return lost.includes('username') ? 'noUsernameLogin' : 'noSmsLogin'
  if (registerModulesOf(was).length > 0 && registerModulesOf(is).length === 0) return 'noRegistration'
  if (was.DIRECTREG3 && !is.DIRECTREG3) return hasOpenInvitation ? 'invitationOnly' : 'noInvitation'
  if (!was.PWDEXPFORCECHANGE3 && is.PWDEXPFORCECHANGE3) return 'oldPasswords'
  return undefined
}

/** Every switch with what its next press would do. */
export const featureStates = (settings: SiteSettings, facts: Facts): SiteFeatureState[] =>
  siteFeatures.map((feature) => {
    const isOn = isFeatureOn(settings, feature)
    return {
      feature,
      isOn,
      isAvailable: isFeatureAvailable(feature),
      warning: warningOf(settings, withFeature(settings, feature, !isOn), facts),
    }
  })
