import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { MemberInfo } from './members.ts'
import { LoginValue, RegisterBody } from './session.ts'
import { SocialProvider } from './social-provider.ts'

/** Where a provider sends people back to; the very address that the operator registers there. */
export const socialReturnPath = '/social-return.html'

/** Query of the provider's return URL, unparsed. */
const SocialReturn = {
  provider: SocialProvider,
  state: z.string().min(1).max(128),
  code: z.string().max(2_048).optional(),
  /** The provider's own name, where it gives one (RFC 9207). */
  iss: z.string().max(255).optional(),
  /** Why there is no code. */
  error: z.string().max(128).optional(),
}
const password = z.string().trim().max(128)
const Way = z.object({
  /** The provider's page for this one try. */
  url: z.string(),
  /** What comes back with the answer. */
  state: z.string(),
})

/** Sign-in with Google or Facebook. The account follows from the provider's user id, never from an e-mail address. */
export const social = {
  begin: route({
    method: 'POST',
    path: '/wps/session/login/social/begin',
    audience: 'anyone',
    summary: "The provider's page for one log-in of this browser",
    input: z.object({ provider: SocialProvider }),
    value: Way,
  }),
  enter: route({
    method: 'POST',
    path: '/wps/session/login/social',
    audience: 'anyone',
    isEncrypted: true,
    summary: 'Log in by what the provider answered; a person without an account is asked to register',
    input: z.object({ ...SocialReturn, area: z.literal('agent').optional() }),
    value: LoginValue,
  }),
  register: route({
    method: 'PUT',
    path: '/wps/member/register/social',
    audience: 'anyone',
    isEncrypted: true,
    summary: 'Register whom a provider vouched for and log in; no password is asked for',
    input: RegisterBody.omit({ password: true }).extend({ socialTicket: z.string().min(1).max(64) }),
    value: LoginValue,
  }),
  beginLink: route({
    method: 'POST',
    path: '/wps/member/social/begin',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: "The provider's page for adding it as a way in; asks for the password",
    input: z.object({ provider: SocialProvider, password }),
    value: Way,
  }),
  link: route({
    method: 'POST',
    path: '/wps/member/social',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Add the provider as a way into the account',
    input: z.object(SocialReturn),
    value: MemberInfo,
  }),
  unlink: route({
    method: 'POST',
    path: '/wps/member/social/remove',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Take the provider off the account; asks for the password',
    input: z.object({ provider: SocialProvider, password }),
    value: MemberInfo,
  }),
}
