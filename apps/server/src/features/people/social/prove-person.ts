import { createHmac } from 'node:crypto'
import type { SocialProvider, SocialValue } from '@fairground/contract'
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import * as z from 'zod'
import { transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { readProvider } from '../../site/providers/index.ts'
import { returnUrl } from './begin-social.ts'
import { getSocialClient, type SocialClient } from './social-client.ts'
import { type SocialSubject, spendVisit } from './social-store.ts'
import { browserHash, visitSecrets } from './social-visit.ts'

/** What a provider put into the return address. */
export interface SocialAnswer {
  provider: SocialProvider
  state: string
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

export interface SocialPerson {
  subject: SocialSubject
  /** Hash of the token that the browser has had since it left. */
  browserHash: Buffer
  suggestion: SocialValue['suggestion']
}

const nameLengthMax = 64
const text = z.string().max(254)
const Profile = z.object({
  id: z.string().min(1).max(255),
  name: text.optional().catch(undefined),
  email: text.optional().catch(undefined),
})
type Profile = z.infer<typeof Profile>

/** Who came back from the provider: only in the browser that left, only for what it left for, and only once. */
export async function provePerson(
  call: Call,
  answer: SocialAnswer,
  memberId: string | null,
): Promise<Outcome<SocialPerson>> {
  const { app } = call
  const { provider, state } = answer
  const settings = await readProvider(app, provider)
  if (!settings) return refuse('FEATURE_OFF')
  const browser = browserHash(call)
  if (!browser) return refuse('CODE_EXPIRED')
  const visit = { provider, browserHash: browser, memberId }
  const isOwn = await transact(app.db, (tx) => spendVisit(tx, hashOfToken(state), visit, app.clock.now()))
  if (!isOwn) return refuse('CODE_EXPIRED')
  if (!answer.code) return refuse(answer.error === 'access_denied' ? 'IDP_CLOSED' : 'IDP_UNKNOWN')
  const profile = await askProvider(call, answer, settings)
  if (!profile) return refuse('IDP_UNKNOWN')
  return ok({
    subject: { provider, subjectKey: subjectKey(call, provider, settings.clientId, profile.id) },
    browserHash: browser,
    suggestion: { name: profile.name?.slice(0, nameLengthMax), email: profile.email },
  })
}

/** The ids of one provider, and at Facebook of one of its apps, are a space of their own. */
function subjectKey({ app }: Call, provider: SocialProvider, clientId: string, id: string): Buffer {
  const space = provider === 'facebook' ? `facebook:${clientId}` : provider
  return app.secrets.blindIndex(`social:${space}`, id)
}

interface Settings {
  clientId: string
  clientSecret: string
}

/** Exchanges the code, checks what comes for it, and reads who it is; undefined when anything is off. */
async function askProvider(call: Call, answer: SocialAnswer, settings: Settings): Promise<Profile | undefined> {
  const { app } = call
  const { provider, state } = answer
  const client = await getSocialClient(app, provider, settings.clientId, settings.clientSecret)
  const { authorizationCodeGrant } = await import('openid-client')
  const { nonce, codeVerifier } = visitSecrets(app, state)
  const isSigned = client.places.proof.kind === 'id-token'
  const current = new URL(returnUrl(call))
  for (const name of ['code', 'state', 'iss'] as const) {
    if (answer[name] !== undefined) current.searchParams.set(name, answer[name])
  }
  try {
    const tokens = await authorizationCodeGrant(client.configuration, current, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      ...(isSigned && { expectedNonce: nonce, idTokenExpected: true }),
    })
    return isSigned ? claimedProfile(tokens) : await readProfile(client, tokens.access_token, settings.clientSecret)
  } catch (error) {
    // The library throws for whatever does not fit, and for a provider that is down; the caller is not told which.
    const { code, message } = error as { code?: string; message?: string }
    app.log.warn({ provider, reason: code ?? message, requestId: call.requestId }, 'a social log-in failed')
    return undefined
  }
}

function claimedProfile(tokens: TokenEndpointResponse & TokenEndpointResponseHelpers): Profile {
  const claims = tokens.claims()
  return Profile.parse({
    id: claims?.sub,
    name: claims?.name,
    email: claims?.email_verified === true ? claims.email : undefined,
  })
}

/** Facebook's way: the proof shows that whoever asks with the token is the app that it was given to. */
async function readProfile(
  { places, configuration }: SocialClient,
  accessToken: string,
  clientSecret: string,
): Promise<Profile> {
  if (places.proof.kind !== 'profile') throw new Error('this provider has no profile to read')
  const { fetchProtectedResource } = await import('openid-client')
  const url = new URL(places.proof.profileUrl)
  url.searchParams.set('fields', 'id,name,email')
  url.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(accessToken).digest('hex'))
  const response = await fetchProtectedResource(configuration, accessToken, url, 'GET')
  return Profile.parse(await response.json())
}
