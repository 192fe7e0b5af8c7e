import { type SocialProvider, socialReturnPath } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { type AttemptLimit, lockMs } from '../../../lib/attempts.ts'
import type { Call } from '../../../lib/call.ts'
import { newToken } from '../../../lib/ids.ts'
import { takeNetworkTry } from '../../../lib/network-tries.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../lib/outcome.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { readProvider } from '../../site/providers/index.ts'
import { type MemberSession, proveOwner } from '../identity/index.ts'
import { getSocialClient } from './social-client.ts'
import { insertVisit } from './social-store.ts'
import { browserCookie, browserCookieSeconds, visitMs, visitSecrets } from './social-visit.ts'

const limit: AttemptLimit = { triesMax: 60, windowMs: 5 * 60_000, lockMs }

export interface SocialWay {
  /** The provider's page. */
  url: string
  state: string
}

/** The one address that a provider may send people back to. */
export const returnUrl = ({ app }: Call): string => app.config.portalUrl + socialReturnPath

/** Sends this browser to the provider, to come back signed in. */
export async function beginSocial(call: Call, provider: SocialProvider): Promise<Outcome<SocialWay>> {
  const { app, ip } = call
  const asked = { limit, now: app.clock.now() }
  const retryAfter = app.config.hasChallenges ? await takeNetworkTry(app.db, 'social:address', ip, asked) : undefined
  return retryAfter ? refuseFor(retryAfter) : beginVisit(call, provider, null)
}

/** The same for a member who adds the provider to the account; the password first. */
export async function beginLink(
  call: Call,
  { memberId }: MemberSession,
  { provider, password }: { provider: SocialProvider; password: string },
): Promise<Outcome<SocialWay>> {
  const refused = await proveOwner(call, memberId, password)
  return refused ?? beginVisit(call, provider, memberId)
}

async function beginVisit(call: Call, provider: SocialProvider, memberId: string | null): Promise<Outcome<SocialWay>> {
  const { app } = call
  const settings = await readProvider(app, provider)
  if (!settings) return refuse('FEATURE_OFF')
  const [state, browser] = [newToken(), newToken()]
  const expiresAt = new Date(app.clock.now().getTime() + visitMs)
  await transact(app.db, (tx) =>
    insertVisit(tx, hashOfToken(state), { provider, browserHash: hashOfToken(browser), memberId }, expiresAt),
  )
  call.setCookie(browserCookie, browser, browserCookieSeconds)
  const { places, configuration } = await getSocialClient(app, provider, settings.clientId, settings.clientSecret)
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  const { nonce, codeVerifier } = visitSecrets(app, state)
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: returnUrl(call),
    scope: places.scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(places.proof.kind === 'id-token' && { nonce }),
  })
  return ok({ url: url.href, state })
}
