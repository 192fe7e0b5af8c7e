import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { LoginValue } from './session.ts'

export const passkeyNameMax = 40
const partMax = 16_384
const part = z.string().max(partMax)
const transports = z.array(z.string().max(32)).max(8)
const type = z.literal('public-key')
const descriptors = z.array(z.object({ id: z.string(), type, transports: transports.optional() }))
const verification = z.enum(['required', 'preferred', 'discouraged'])

/** What a browser needs to make a passkey, as WebAuthn names it; binary parts in base64url. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type, alg: z.number() })),
  timeout: z.number().optional(),
  excludeCredentials: descriptors.optional(),
  authenticatorSelection: z.object({
    residentKey: verification,
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What a browser needs to use a passkey. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().optional(),
  allowCredentials: descriptors.optional(),
  userVerification: verification,
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

const credential = {
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type,
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.object({}),
}

export const NewPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: part, attestationObject: part, transports: transports.optional() }),
})
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.string().max(128).optional(),
  }),
})

export const Passkey = z.object({
  passkeyId: Id,
  name: z.string(),
  createdAt: Time,
  lastUsedAt: Time.optional(),
  /** Kept by the maker of the phone or browser too, so that a lost device does not lose it. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

export type NewPasskey = z.infer<typeof NewPasskey>
export type PasskeyProof = z.infer<typeof PasskeyProof>

const name = z.string().trim().min(1).max(passkeyNameMax)

export const passkeys = {
  list: route({
    method: 'GET',
    path: '/wps/member/passkeys',
    audience: 'member',
    summary: "The member's passkeys, newest first",
    input: z.object({}),
    value: z.array(Passkey),
  }),
  begin: route({
    method: 'POST',
    path: '/wps/member/passkeys/begin',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'What the browser needs to make a passkey; asks for the password',
    input: z.object({ password: z.string().trim().max(128) }),
    value: PasskeyCreation,
  }),
  add: route({
    method: 'POST',
    path: '/wps/member/passkeys',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Keep the passkey that the browser made',
    input: z.object({ name, response: NewPasskey }),
    value: z.object({
      passkey: Passkey,
      /** With the first thing of the account that asks for a second step; shown this one time. */
      recoveryCodes: z.array(z.string()).optional(),
    }),
  }),
  rename: route({
    method: 'PUT',
    path: '/wps/member/passkeys/{passkeyId}',
    audience: 'member',
    summary: 'Call a passkey something else',
    input: z.object({ passkeyId: Id, name }),
    value: Passkey,
  }),
  remove: route({
    method: 'POST',
    path: '/wps/member/passkeys/remove',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Forget a passkey; asks for the password',
    input: z.object({ passkeyId: Id, password: z.string().trim().max(128) }),
    value: z.null(),
  }),
  askEntry: route({
    method: 'POST',
    path: '/wps/session/login/passkey/options',
    audience: 'anyone',
    summary: 'What the browser needs to log in by a passkey, without a name',
    input: z.object({}),
    value: PasskeyRequest,
  }),
  enter: route({
    method: 'POST',
    path: '/wps/session/login/passkey',
    audience: 'anyone',
    isEncrypted: true,
    summary: 'Log in by a passkey alone',
    input: z.object({ response: PasskeyProof, area: z.literal('agent').optional() }),
    value: LoginValue,
  }),
  askVerify: route({
    method: 'POST',
    path: '/wps/session/login/verify/passkey/options',
    audience: 'anyone',
    summary: 'What the browser needs to show a passkey as second step',
    input: z.object({ verifyTicket: z.string().max(64) }),
    value: PasskeyRequest,
  }),
  verify: route({
    method: 'POST',
    path: '/wps/session/login/verify/passkey',
    audience: 'anyone',
    isEncrypted: true,
    summary: 'Second step of a log-in by a passkey',
    input: z.object({
      verifyTicket: z.string().max(64),
      response: PasskeyProof,
      trustDevice: z.boolean().default(false),
    }),
    value: LoginValue,
  }),
}
