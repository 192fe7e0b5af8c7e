import type { AppContext } from '../../../context.ts'
import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { currentKey } from '../../people/encryption/index.ts'
import { readPhoneAuth } from '../../people/phone-auth/index.ts'
import { listProvidersOn } from '../providers/index.ts'
import { domainRouteOf } from './domain-route.ts'
import { findCountry } from './find-country.ts'
import { getSite } from './get-site.ts'
import { navigationOf } from './navigation.ts'
import { readReach } from './reach.ts'
import { namedCountries } from './site-countries.ts'
import {
  agentFeaturesOf,
  challengeUsesOf,
  flagsOf,
  loginModulesOf,
  registerModulesOf,
  registrationRulesOf,
} from './site-settings.ts'
import { systemStatus } from './site-view.ts'

/** The sandbox signs by a certificate of its own. */
const hasAppleProfile = async (app: AppContext): Promise<boolean> =>
  app.config.profile === 'sandbox' || (await listProvidersOn(app)).has('profile-signing')

export const siteRoutes = {
  status: portal.system.status.handler(async ({ input, context: { call } }) => {
    const { settings, revision } = await getSite(call.app)
    const now = call.app.clock.now()
    const visit = { ip: call.ip, country: await findCountry(call.app, call.ip), host: input.host ?? call.host, now }
    return answer(
      call,
      ok({
        ...systemStatus(settings, call.app.config, visit),
        hasAppleProfile: await hasAppleProfile(call.app),
        revision,
        encryptionKey: await currentKey(call.app),
        serverTime: now.toISOString(),
      }),
    )
  }),
  ping: portal.system.ping.handler(async ({ context: { call } }) =>
    answer(call, ok({ time: call.app.clock.now().toISOString() })),
  ),
  domainRoute: portal.system.domainRoute.handler(async ({ input, context: { call } }) => {
    const { settings } = await getSite(call.app)
    const mainHost = new URL(call.app.config.portalUrl).host
    return answer(call, ok(domainRouteOf(settings, { host: input.host ?? call.host, mainHost })))
  }),
  whitelabel: portal.system.whitelabel.handler(async ({ context: { call } }) => {
    const { settings, offer, hasLoginAlarm } = await getSite(call.app)
    const flags = flagsOf(settings)
    const servicesOn = await listProvidersOn(call.app)
    const reach = await readReach(call.app)
    const uses = call.app.config.hasChallenges ? challengeUsesOf(settings) : []
    return answer(
      call,
      ok({
        flags,
        features: agentFeaturesOf(settings),
        loginModules: loginModulesOf(flags, reach),
        registerModules: registerModulesOf(flags, reach),
        channels: { sms: reach.sms, email: reach.email },
        challenge: { slider: uses.length > 0, uses },
        identityProvider: await readPhoneAuth(call.app),
        social: { google: servicesOn.has('google'), facebook: servicesOn.has('facebook') },
        showCaptcha: call.app.config.hasChallenges && (settings.showCaptcha || hasLoginAlarm),
        menu: navigationOf(offer),
      }),
    )
  }),
  registerSettings: portal.system.registerSettings.handler(async ({ context: { call } }) => {
    const { settings, ageMin, terms } = await getSite(call.app)
    return answer(
      call,
      ok({
        fields: registrationRulesOf(settings),
        _meta: { minAge: ageMin, termsVersion: terms.version, today: siteDay(call.app) },
      }),
    )
  }),
  countries: portal.system.countries.handler(async ({ context: { call } }) => {
    const { settings } = await getSite(call.app)
    return answer(call, ok(namedCountries(settings, call.displayLanguage)))
  }),
}
