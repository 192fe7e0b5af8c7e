import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { SmsValue } from '../talk/sms-value.ts'
import { ChallengePart } from './challenge.ts'
import { type RegistrationField, registrationFieldMax } from './registration-fields.ts'

export const usernameLength = { min: 6, max: 16 } as const
export const passwordLength = { min: 8, max: 32 } as const

/** A number that the identity provider has proven: its id token stands for the code. */
const phoneProof = { channel: z.literal('sms').optional(), idToken: z.string().max(4_096).optional() }

/** Of a number as people write it. */
export const typedNumberMax = 40

/** Longer ones are not even hashed. */
const typedPasswordMax = 128

export const LoginBody = z
  .object({
    /** The account's name; of type sms the mobile number. */
    username: z.string().trim().min(1).max(64),
    /** Of type sms the code, which is compared as typed. */
    password: z.string().min(1).max(255),
    captcha: z.string().max(16).optional(),
    type: z.enum(['username', 'sms']).default('username'),
    /** Of type sms; without it the site's first country is meant. */
    countryDialingCode: z.string().max(5).optional(),
    area: z.literal('agent').optional(),
    /** Of type username: whether this browser may log in without the password for a day. False ends that; absent changes nothing. */
    remember: z.boolean().optional(),
    ...phoneProof,
    ...ChallengePart.shape,
  })
  .superRefine(({ type, password }, { addIssue }) => {
    if (type === 'sms' || password.length <= typedPasswordMax) return
    addIssue({
      code: 'too_big',
      origin: 'string',
      maximum: typedPasswordMax,
      inclusive: true,
      path: ['password'],
      input: password,
    })
  })

const text = (field: RegistrationField) => z.string().trim().max(registrationFieldMax[field])
const more = (field: RegistrationField) => text(field).optional()

/**
 * The server holds the rules of the form; this schema only bounds what it reads. What it does not name is never read:
 * neither a type nor a balance nor who recommended the account can be slipped in.
 */
export const RegisterBody = z.object({
  username: text('username'),
  password: text('password'),
  paymentPassword: more('paymentPassword'),
  payeeName: more('payeeName'),
  nickname: more('nickname'),
  email: more('email'),
  /** As typed, with blanks, signs and the country's code. */
  mobileNum: z.string().trim().max(typedNumberMax).optional(),
  countryDialingCode: z.string().trim().max(8).optional(),
  /** Compared as typed: a blank is a wrong character. */
  verificationCode: z.string().max(255).optional(),
  birthday: more('birthday'),
  idNumber: more('idNumber'),
  nationality: more('nationality'),
  address: more('address'),
  occupation: more('occupation'),
  sourceOfIncome: more('sourceOfIncome'),
  qqNum: more('qqNum'),
  line: more('line'),
  whatsapp: z.string().trim().max(typedNumberMax).optional(),
  facebook: more('facebook'),
  wechat: more('wechat'),
  telegram: more('telegram'),
  zalo: more('zalo'),
  referrer: more('referrer'),
  affiliateCode: more('affiliateCode'),
  referralCode: more('referralCode'),
  captcha: more('captcha'),
  domain: z.string().max(255),
  registerUrl: z.string().max(2048),
  registerMethod: z.literal('WEB'),
  login: z.literal(true),
  ageConfirmed: z.literal(true),
  termsVersion: z.string().max(32),
  ...phoneProof,
  ...ChallengePart.shape,
})

/** The account is the number; a password only where the site asks for one. */
export const RegisterMobileBody = RegisterBody.extend({ username: more('username'), password: more('password') })

export const LoginValue = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  defaultPassword: z.boolean(),
})

export const session = {
  login: route({
    method: 'POST',
    path: '/wps/session/login',
    audience: 'anyone',
    isEncrypted: true,
    summary: 'Log in by username and password, or by mobile number and code',
    input: LoginBody,
    value: LoginValue,
  }),
  remembered: route({
    method: 'POST',
    path: '/wps/session/remembered',
    audience: 'anyone',
    summary: 'Whether this browser may log that account in without its password; of any other account it says no',
    input: z.object({ username: z.string().trim().min(1).max(64) }),
    value: z.object({ isRemembered: z.boolean() }),
  }),
  enterRemembered: route({
    method: 'POST',
    path: '/wps/session/login/remembered',
    audience: 'anyone',
    summary: 'Log in by what this browser was given when it was last told to remember; the password is asked for later',
    input: z.object({ username: z.string().trim().min(1).max(64) }),
    value: LoginValue,
  }),
  forgetRemembered: route({
    method: 'DELETE',
    path: '/wps/session/remembered',
    audience: 'anyone',
    summary: 'This browser remembers nobody any more',
    input: z.object({}),
    value: z.null(),
  }),
  showPassword: route({
    method: 'POST',
    path: '/wps/session/password',
    audience: 'member',
    isEncrypted: true,
    summary: 'Show the password that a remembered browser left out; this session then may do everything',
    input: z.object({ password: z.string().min(1).max(typedPasswordMax) }),
    value: z.null(),
  }),
  freePlay: route({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    audience: 'anyone',
    summary: 'Open a trial account with play money',
    input: z.object({ os: z.string().max(64), platform: z.literal('W') }),
    value: LoginValue,
  }),
  logout: route({
    method: 'DELETE',
    path: '/wps/session/logout',
    audience: 'session',
    summary: 'End this session',
    input: z.object({}),
    value: z.null(),
  }),
  register: route({
    method: 'PUT',
    path: '/wps/member/register',
    audience: 'anyone',
    isEncrypted: true,
    summary: 'Register by username and log in',
    input: RegisterBody,
    value: LoginValue,
  }),
  registerMobile: route({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    audience: 'anyone',
    isEncrypted: true,
    summary: 'Register by mobile number and log in',
    input: RegisterMobileBody,
    value: LoginValue,
  }),
  registerCode: route({
    method: 'POST',
    path: '/wps/verification/sms/register',
    audience: 'anyone',
    summary: 'Send a code to the number of a registration; the answer is the same whether or not an account has it',
    input: z.object({
      countryDialingCode: z.string().max(5),
      mobileNo: z.string().max(typedNumberMax),
      regType: z.enum(['username', 'mobile']),
      username: more('username'),
      ...ChallengePart.shape,
    }),
    value: SmsValue,
  }),
  checkAffiliate: route({
    method: 'GET',
    path: '/wps/agent/affiliate',
    audience: 'anyone',
    summary: 'Whether an invitation code is good; never whose it is',
    input: z.object({ code: z.string().trim().min(1).max(32), domain: z.string().max(255) }),
    value: z.object({ affiliateCode: z.string() }),
  }),
}
