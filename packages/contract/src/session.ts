import * as z from 'zod'
import { ChallengePart } from './challenge.ts'
import { route } from './route.ts'

export const usernameLength = { min: 6, max: 16 } as const
export const passwordLength = { min: 8, max: 32 } as const

export const LoginBody = z.object({
  username: z.string().trim().min(1).max(64),
  password: z.string().trim().min(1).max(128),
  captcha: z.string().max(16).optional(),
  type: z.enum(['username', 'sms']).default('username'),
  area: z.literal('agent').optional(),
  ...ChallengePart.shape,
})

/** The server holds the rules of the form; this schema only bounds what it reads. */
export const RegisterBody = z.object({
  username: z.string().trim().max(64),
  password: z.string().trim().max(128),
  payeeName: z.string().trim().max(64).optional(),
  affiliateCode: z.string().trim().max(32).optional(),
  referralCode: z.string().trim().max(32).optional(),
  domain: z.string().max(255),
  registerUrl: z.string().max(2048),
  registerMethod: z.literal('WEB'),
  login: z.literal(true),
  ageConfirmed: z.literal(true),
  termsVersion: z.string().max(32),
  ...ChallengePart.shape,
})

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
    summary: 'Log in by username',
    input: LoginBody,
    value: LoginValue,
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
}
