import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { agentFeatures, whitelabelFlags } from './system.ts'

/** Switches of the site: the ten whitelabel flags, three of the site itself, and the kinds of contracts of agents. */
export const siteFeatures = [
  ...whitelabelFlags,
  'showCaptcha',
  'hideAccountExistence',
  'agentMayPlay',
  ...agentFeatures,
] as const
export const SiteFeature = z.enum(siteFeatures)
export type SiteFeature = z.infer<typeof SiteFeature>

/** Whom a change keeps out; each has a text of the console catalogue. */
export const FeatureWarning = z.enum([
  'noRegistration',
  'invitationOnly',
  'noInvitation',
  'noUsernameLogin',
  'noSmsLogin',
  'oldPasswords',
])
export type FeatureWarning = z.infer<typeof FeatureWarning>

/** Why a switch has no effect: a service that is not configured. Each has a console text. */
export const FeatureLack = z.enum(['sms', 'email', 'recovery', 'nameCode'])
export type FeatureLack = z.infer<typeof FeatureLack>

export const SiteFeatureState = z.object({
  feature: SiteFeature,
  /** As it takes effect. */
  isOn: z.boolean(),
  lack: FeatureLack.optional(),
  /** What switching it would do to people; such a change has to be confirmed. */
  warning: FeatureWarning.optional(),
})
export type SiteFeatureState = z.infer<typeof SiteFeatureState>

/** What the operator turns on and off. */
export const staffFeatures = {
  siteFeatures: route({
    audience: 'staff',
    permission: 'site.read',
    method: 'GET',
    path: '/staff/site/features',
    summary: 'Every switch of the site, and what the next press of it would do',
    input: z.object({}),
    value: z.array(SiteFeatureState),
  }),
  changeSiteFeature: route({
    audience: 'staff',
    permission: 'site.manage',
    method: 'PUT',
    path: '/staff/site/features/{feature}',
    summary: 'Switch one feature and say why; what keeps people out has to be confirmed',
    input: z.object({
      feature: SiteFeature,
      isOn: z.boolean(),
      reason: z.string().trim().min(3).max(280),
      isConfirmed: z.boolean().default(false),
    }),
    value: z.array(SiteFeatureState),
  }),
}
