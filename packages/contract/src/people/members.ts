import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { referral } from '../network/referral.ts'

export { accountType, agentTypes, isAgentType, isHouseAgent } from '../base/account-type.ts'

export const MemberInfo = z.object({
  id: Id,
  account: z.string(),
  nickname: z.string(),
  type: z.number().int(),
  icon: z.string(),
  currency: z.string(),
  currencySymbol: z.string(),
  payeeName: z.string().optional(),
  /** Masked, like the address. */
  mobileNum: z.string().optional(),
  email: z.string().optional(),
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  /** Signing in by that service enters this account. */
  googleBound: z.boolean(),
  facebookBound: z.boolean(),
  /** Others register with it; a trial account has none. */
  referralCode: z.string().optional(),
  /** Whether the site has levels, and the account takes part; without it nothing of them is shown. */
  hasVip: z.boolean(),
  vipLabelName: z.string().optional(),
  vipRankLevel: z.number().int().optional(),
  /** Rewards that wait to be claimed. */
  availablePromoCount: z.number().int(),
  registeredAt: Time,
  lastLoginAt: Time.optional(),
  lastLoginIp: z.string().optional(),
  /** Let in only to choose a new password; every other call is refused until then. */
  passwordDue: z.literal(true).optional(),
  /** The account was entered for the first time; so it stays until the session ends. */
  firstSession: z.literal(true).optional(),
  /** The terms in force are to be agreed to; until then play, deposits and withdrawals are refused. */
  termsDue: z.literal(true).optional(),
})
export type MemberInfo = z.infer<typeof MemberInfo>

export const paymentPasswordPattern = /^\d{6}$/

export const members = {
  info: route({
    method: 'GET',
    path: '/wps/member/info',
    audience: 'session',
    summary: 'The signed-in account',
    input: z.object({}),
    value: MemberInfo,
  }),
  acceptTerms: route({
    method: 'POST',
    path: '/wps/member/terms',
    audience: 'member',
    summary: 'Agree to the terms in force; version, time and address are kept',
    input: z.object({ version: z.string().max(32) }),
    value: MemberInfo,
  }),
  setPaymentPassword: route({
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Set or change the six-digit payment password',
    input: z.object({
      password: z.string().trim().max(128),
      paymentPassword: z.string().regex(paymentPasswordPattern),
    }),
    value: MemberInfo,
  }),
  ...referral,
  setLanguage: route({
    method: 'PUT',
    path: '/wps/member/language',
    audience: 'anyone',
    summary: 'Tell the server the language in use',
    input: z.object({ lang: z.string().max(10) }),
    value: z.null(),
  }),
}
