import { Id, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { MemberInfo, paymentPasswordPattern } from './members.ts'
import { registrationFieldMax } from './registration-fields.ts'
import { LoginValue } from './session.ts'

/** Names of browser and system; empty if unknown. */
export const DeviceName = z.object({
  browser: z.string(),
  system: z.string(),
  isPhone: z.boolean(),
})
export type DeviceName = z.infer<typeof DeviceName>

/** One place where the account is signed in. */
export const MemberDevice = z.object({
  sessionId: Id,
  device: DeviceName,
  /** Only the network of the address: enough to tell home from abroad. */
  network: z.string(),
  signedInAt: Time,
  lastSeenAt: Time,
  isCurrent: z.boolean(),
})
export type MemberDevice = z.infer<typeof MemberDevice>

export const LoginOutcome = z.enum([
  'entered',
  'wrong-password',
  'refused',
  'password-changed',
  'code-asked',
  'wrong-code',
])
export type LoginOutcome = z.infer<typeof LoginOutcome>

/** One entry or refused try. */
export const LoginRecord = z.object({
  id: Id,
  at: Time,
  outcome: LoginOutcome,
  device: DeviceName,
  network: z.string(),
})
export type LoginRecord = z.infer<typeof LoginRecord>

export const SecurityState = z.object({
  passwordChangedAt: Time.optional(),
  /** Older than the site keeps a password; only a hint unless the site forces the change. */
  isPasswordExpired: z.boolean(),
  hasPaymentPassword: z.boolean(),
  deviceCount: z.number().int(),
  hasAuthenticator: z.boolean(),
  passkeyCount: z.number().int(),
  recoveryCodesLeft: z.number().int(),
  trustedDeviceCount: z.number().int(),
})
export type SecurityState = z.infer<typeof SecurityState>

const amounts = z.array(z.object({ at: Time, amount: z.string(), currency: z.string(), state: z.string() }))

/** Everything the platform keeps about a member that the member may read, as one document. */
export const MemberExport = z.object({
  madeAt: Time,
  profile: z.object({
    id: Id,
    account: z.string(),
    nickname: z.string(),
    payeeName: z.string().optional(),
    /** What was said at the registration beside the account, by the form's field names. */
    details: z.record(z.string(), z.string()),
    referralCode: z.string().optional(),
    language: z.string(),
    currency: z.string(),
    registeredAt: Time,
  }),
  terms: z.array(z.object({ version: z.string(), acceptedAt: Time, address: z.string() })),
  logins: z.array(z.object({ at: Time, outcome: LoginOutcome, address: z.string(), userAgent: z.string() })),
  deposits: amounts,
  withdrawals: amounts,
})
export type MemberExport = z.infer<typeof MemberExport>

export const security = {
  state: route({
    method: 'GET',
    path: '/wps/member/security',
    audience: 'member',
    summary: 'What guards the account',
    input: z.object({}),
    value: SecurityState,
  }),
  changePassword: route({
    method: 'POST',
    path: '/wps/member/password',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Change the log-in password; every session ends and this one goes on under a new token',
    input: z.object({
      /** Absent only for an account that has no password yet. */
      oldPassword: z.string().trim().max(128).optional(),
      newPassword: z.string().trim().max(128),
      confirmNewPassword: z.string().trim().max(128),
    }),
    value: LoginValue,
  }),
  devices: route({
    method: 'GET',
    path: '/wps/member/sessions',
    audience: 'member',
    summary: 'Where the account is signed in, this device first',
    input: z.object({}),
    value: z.array(MemberDevice),
  }),
  endDevice: route({
    method: 'DELETE',
    path: '/wps/member/sessions/{sessionId}',
    audience: 'member',
    summary: 'Sign one device out',
    input: z.object({ sessionId: Id }),
    value: z.null(),
  }),
  endOtherDevices: route({
    method: 'DELETE',
    path: '/wps/member/sessions',
    audience: 'member',
    summary: 'Sign every other device out',
    input: z.object({}),
    value: z.object({ endedCount: z.number().int() }),
  }),
  loginHistory: route({
    method: 'GET',
    path: '/wps/member/loginHistory',
    audience: 'member',
    summary: 'Entries and refused tries, newest first',
    input: PageQuery,
    value: page(LoginRecord),
  }),
  changeNickname: route({
    method: 'PUT',
    path: '/wps/member/info',
    audience: 'member',
    summary: 'Choose another nickname; its rule is that of the registration form',
    input: z.object({ nickname: z.string().max(registrationFieldMax.nickname) }),
    value: MemberInfo,
  }),
  boards: route({
    method: 'GET',
    path: '/wps/member/boards',
    audience: 'member',
    summary: 'Whether my wins may stand on the boards of winners',
    input: z.object({}),
    value: z.object({ isShown: z.boolean() }),
  }),
  chooseBoards: route({
    method: 'PUT',
    path: '/wps/member/boards',
    audience: 'member',
    summary: 'Let my wins stand on the boards of winners, masked, or keep them off',
    input: z.object({ isShown: z.boolean() }),
    value: z.object({ isShown: z.boolean() }),
  }),
  setAvatar: route({
    method: 'PUT',
    path: '/wps/member/info/icon',
    audience: 'member',
    summary: "Choose one of the house's avatars",
    input: z.object({ icon: z.string().max(32) }),
    value: MemberInfo,
  }),
  avatar: route({
    method: 'GET',
    path: '/wps/member/info/icon',
    audience: 'member',
    summary: 'The avatar in use, and those of the house to choose from',
    input: z.object({}),
    value: z.object({ icon: z.string(), options: z.array(z.string()) }),
  }),
  exportData: route({
    method: 'POST',
    path: '/wps/member/export',
    audience: 'member',
    isPasswordFirst: true,
    summary: 'My data as one document, once in ten minutes',
    input: z.object({}),
    value: MemberExport,
  }),
  closeAccount: route({
    method: 'POST',
    path: '/wps/member/close',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Close the account for good; its balance must be zero',
    input: z.object({ paymentPassword: z.string().regex(paymentPasswordPattern) }),
    value: z.null(),
  }),
}
