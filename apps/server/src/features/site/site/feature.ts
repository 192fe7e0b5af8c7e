import {
  type AgentFeature,
  agentFeatures,
  type FeatureLack,
  type FeatureWarning,
  type SiteFeature,
  type SiteFeatureState,
  siteFeatures,
  type WhitelabelFlag,
  whitelabelFlags,
} from '@fairground/contract'
import { provesNumbers, type Reach } from './reach.ts'
import { agentFeaturesOf, flagsOf, loginModulesOf, registerModulesOf, type SiteSettings } from './site-settings.ts'

const isFlag = (feature: SiteFeature): feature is WhitelabelFlag =>
  (whitelabelFlags as readonly string[]).includes(feature)

const isOfAgents = (feature: SiteFeature): feature is AgentFeature =>
  (agentFeatures as readonly string[]).includes(feature)

export function isFeatureOn(settings: SiteSettings, feature: SiteFeature): boolean {
  if (isFlag(feature)) return flagsOf(settings)[feature]
  return isOfAgents(feature) ? agentFeaturesOf(settings)[feature] : settings[feature]
}

/** Which row of the settings holds the feature. */
export function settingOf(feature: SiteFeature) {
  if (isFlag(feature)) return 'flags'
  return isOfAgents(feature) ? 'agentFeatures' : feature
}

/** The settings as they would be after the change. */
export function withFeature(settings: SiteSettings, feature: SiteFeature, isOn: boolean): SiteSettings {
  const key = settingOf(feature)
  const value = key === 'flags' || key === 'agentFeatures' ? { ...settings[key], [feature]: isOn } : isOn
  return { ...settings, [key]: value }
}

interface Facts {
  hasOpenInvitation: boolean
  reach: Reach
}

/** Whom the change from one state to the other would keep out; undefined when nobody. */
export function warningOf(
  before: SiteSettings,
  after: SiteSettings,
  { hasOpenInvitation, reach }: Facts,
): FeatureWarning | undefined {
  const [was, is] = [flagsOf(before), flagsOf(after)]
  const lost = loginModulesOf(was, reach).filter((module) => !loginModulesOf(is, reach).includes(module))
  if (lost.length > 0) return lost.includes('username') ? 'noUsernameLogin' : 'noSmsLogin'
  if (registerModulesOf(was, reach).length > 0 && registerModulesOf(is, reach).length === 0) return 'noRegistration'
  if (was.DIRECTREG3 && !is.DIRECTREG3) return hasOpenInvitation ? 'invitationOnly' : 'noInvitation'
  if (!was.PWDEXPFORCECHANGE3 && is.PWDEXPFORCECHANGE3) return 'oldPasswords'
  return undefined
}

/** Switches that offer a way by a code to a number. */
const numberFeatures: ReadonlySet<SiteFeature> = new Set(['MOBILENUMREG3', 'MOBILEVERCODELOGIN3'])

/** Which service the feature needs and the site has not; undefined when it is off, or works. */
export function lackOf(settings: SiteSettings, feature: SiteFeature, reach: Reach): FeatureLack | undefined {
  // Recovery has both ways, whichever is shown first.
  if (feature === 'CHNGPASSVERIF3') return recoveryLack(reach)
  if (!isFeatureOn(settings, feature) || provesNumbers(reach)) return undefined
  if (feature === 'REGMOBVERF3') return 'nameCode'
  return numberFeatures.has(feature) ? 'sms' : undefined
}

function recoveryLack({ sms, email }: Reach): FeatureLack | undefined {
  if (!sms && !email) return 'recovery'
  return sms ? (email ? undefined : 'email') : 'sms'
}

/** Every switch with what its next press would do. */
export const featureStates = (settings: SiteSettings, facts: Facts): SiteFeatureState[] =>
  siteFeatures.map((feature) => {
    const isOn = isFeatureOn(settings, feature)
    return {
      feature,
      isOn,
      lack: lackOf(settings, feature, facts.reach),
      warning: warningOf(settings, withFeature(settings, feature, !isOn), facts),
    }
  })
