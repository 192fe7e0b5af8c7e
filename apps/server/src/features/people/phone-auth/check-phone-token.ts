import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod'
import type { Tx } from '../../../db/db.ts'
import { isBase64url } from '../../../lib/base64url.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { readProvider } from '../../site/providers/index.ts'
import { phonePlaces } from './phone-places.ts'
import { insertToken } from './phone-token-store.ts'

/** How long after the code was typed its token opens something. */
const ageMsMax = 5 * 60_000
const toleranceSeconds = 30
const timeoutMs = 6_000

/** What the token must say: a phone, and nothing else, was proven there. */
const Claims = z.object({
  sub: z.string().min(1),
  phone_number: z.string(),
  auth_time: z.number(),
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
})

/** The published keys; fetched again when one is unknown. */
const keysAt = rememberBriefly({ lifeMs: 6 * 60 * 60_000, entriesMax: 4 }, async (_, url: string) =>
  createRemoteJWKSet(new URL(url), { timeoutDuration: timeoutMs }),
)

/** Spends a proof in the transaction of its use; false when it was spent before. */
export type SpendProof = (tx: Tx) => Promise<boolean>

/** Whether the identity provider says that the number was proven just now; answers how that is spent, once. */
export async function checkPhoneToken(call: Call, idToken: string, number: string): Promise<Outcome<SpendProof>> {
  const { app } = call
  const settings = await readProvider(app, 'phone-auth')
  if (!settings) return refuse('IDP_DISABLED')
  const { issuer, keysUrl } = phonePlaces(settings.projectId, app.config.sandboxProvidersUrl)
  const now = app.clock.now()
  if (!idToken.split('.').every(isBase64url)) return refuse('IDP_CODE')
  try {
    const { payload } = await jwtVerify(idToken, await keysAt(app, keysUrl), {
      issuer,
      audience: settings.projectId,
      algorithms: ['RS256'],
      currentDate: now,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['exp', 'iat'],
    })
    // What the signature covers, which cannot be written otherwise; the signature itself can.
    const signed = idToken.slice(0, idToken.lastIndexOf('.'))
    return claimed(payload, { number, now, tokenHash: hashOfToken(signed) })
  } catch (error) {
    if (error instanceof errors.JWTExpired) return refuse('IDP_EXPIRED')
    const { code, message } = error as { code?: string; message?: string }
    app.log.warn({ reason: code ?? message, requestId: call.requestId }, 'an id token of a phone was refused')
    return refuse(error instanceof errors.JOSEError && !isUnreachable(error) ? 'IDP_CODE' : 'IDP_UNKNOWN')
  }
}

const isUnreachable = (error: unknown) => error instanceof errors.JWKSTimeout

function claimed(
  payload: JWTPayload,
  { number, now, tokenHash }: { number: string; now: Date; tokenHash: Buffer },
): Outcome<SpendProof> {
  const { success, data } = Claims.safeParse(payload)
  if (!success) return refuse('IDP_CODE')
  if (data.phone_number !== number) return refuse('IDP_PHONE')
  const provenAtMs = data.auth_time * 1000
  if (provenAtMs > now.getTime() + toleranceSeconds * 1000) return refuse('IDP_CODE')
  if (now.getTime() - provenAtMs > ageMsMax) return refuse('IDP_EXPIRED')
  // Once the token itself has expired nobody needs to remember it.
  return ok((tx) => insertToken(tx, tokenHash, new Date(((payload.exp ?? 0) + toleranceSeconds) * 1000)))
}
