import { route } from '../base/route.ts'
import { verifyMethods } from '../base/verify-method.ts'
import * as z from '../base/zod.ts'
import { SmsValue } from '../talk/sms-value.ts'
import { LoginValue } from './session.ts'

/** A member shows once more who is there: the password and a code of the authenticator, or a recovery code. */
const proof = z.object({ password: z.string().trim().max(128), code: z.string().trim().max(255) })
const RecoveryCodes = z.object({
  /** Shown this one time; only their hashes are kept. */
  recoveryCodes: z.array(z.string()),
})

export const secondStep = {
  verifyLogin: route({
    method: 'POST',
    path: '/wps/session/login/verify',
    audience: 'anyone',
    isEncrypted: true,
    summary: 'Second step of a log-in',
    input: z.object({
      verifyTicket: z.string().max(64),
      method: z.enum(verifyMethods).exclude(['passkey']),
      code: z.string().min(1).max(255),
      /** This browser needs no second step for 30 days. */
      trustDevice: z.boolean().default(false),
    }),
    value: LoginValue,
  }),
  verifyCode: route({
    method: 'POST',
    path: '/wps/verification/login',
    audience: 'anyone',
    summary: 'Send the code of a second step to the number or the address of the member whose log-in waits',
    input: z.object({ verifyTicket: z.string().max(64), method: z.enum(['mobile', 'email']) }),
    value: SmsValue,
  }),
  beginAuthenticator: route({
    method: 'POST',
    path: '/wps/member/bind/google/begin',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Make the secret of a new authenticator; it counts once a code has proven it',
    input: z.object({ password: z.string().trim().max(128) }),
    value: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  }),
  confirmAuthenticator: route({
    method: 'POST',
    path: '/wps/member/bind/google',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Prove the new authenticator by its first code; answers the recovery codes',
    input: z.object({ code: z.string().trim().max(255) }),
    value: RecoveryCodes,
  }),
  removeAuthenticator: route({
    method: 'POST',
    path: '/wps/member/unbind/google',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Do without the authenticator',
    input: proof,
    value: z.null(),
  }),
  newRecoveryCodes: route({
    method: 'POST',
    path: '/wps/member/recoveryCodes',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'New recovery codes; the old ones are void',
    input: proof,
    value: RecoveryCodes,
  }),
  forgetDevices: route({
    method: 'DELETE',
    path: '/wps/member/trustedDevices',
    audience: 'member',
    summary: 'Trust no device any more',
    input: z.object({}),
    value: z.null(),
  }),
}
