import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { SmsValue } from '../talk/sms-value.ts'
import { ChallengePart } from './challenge.ts'
import { MemberInfo } from './members.ts'
import { LoginValue, typedNumberMax } from './session.ts'

/** A mobile number: what the server makes of it depends on the country. */
const dialling = { countryDialingCode: z.string().max(5), mobileNum: z.string().max(typedNumberMax) }
const verificationCode = z.string().min(1).max(255)
const password = z.string().trim().max(128)
const email = z.string().trim().max(254)

/** Getting back in without the password. */
export const recovery = {
  smsCode: route({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    audience: 'anyone',
    summary: 'Send a code to a mobile number; the answer is the same whether or not an account has it',
    input: z.object({ ...dialling, purpose: z.enum(['login', 'reset']).default('login'), ...ChallengePart.shape }),
    value: SmsValue,
  }),
  resetByMobile: route({
    method: 'POST',
    path: '/wps/member/password/verification',
    audience: 'anyone',
    isEncrypted: true,
    summary: 'Set a new password with a code, end every session, and log in',
    input: z.object({
      newPassword: password,
      mobileNum: dialling.mobileNum,
      countryDialingCode: dialling.countryDialingCode.default('84'),
      verificationCode,
    }),
    value: LoginValue,
  }),
  sendResetLink: route({
    method: 'POST',
    path: '/wps/member/password/email',
    audience: 'anyone',
    isForm: true,
    summary: 'Send a one-time link to the address of an account; the body is form-encoded',
    input: z.object({ username: z.string().trim().min(1).max(64), email: email.min(1), ...ChallengePart.shape }),
    value: z.object({ maskedEmail: z.string() }),
  }),
  finishReset: route({
    method: 'POST',
    path: '/wps/member/password/reset',
    audience: 'anyone',
    isEncrypted: true,
    summary: 'Set a new password with the link of a mail, end every session, and log in',
    input: z.object({ resetToken: z.string().min(1).max(128), newPassword: password }),
    value: LoginValue,
  }),
}

/** The number and the address of a signed-in member. */
export const contacts = {
  mobileCode: route({
    method: 'POST',
    path: '/wps/verification/sms/bind',
    audience: 'member',
    isPasswordFirst: true,
    summary: 'Send a code to a number that is to be bound',
    input: z.object(dialling),
    value: SmsValue,
  }),
  emailCode: route({
    method: 'POST',
    path: '/wps/verification/email/bind',
    audience: 'member',
    isPasswordFirst: true,
    summary: 'Send a code to an address that is to be bound',
    input: z.object({ email }),
    value: SmsValue,
  }),
  bindMobile: route({
    method: 'POST',
    path: '/wps/member/bind/mobile',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Bind or change the mobile number',
    input: z.object({ ...dialling, verificationCode, password }),
    value: MemberInfo,
  }),
  bindEmail: route({
    method: 'POST',
    path: '/wps/member/bind/email',
    audience: 'member',
    isPasswordFirst: true,
    isEncrypted: true,
    summary: 'Bind or change the e-mail address',
    input: z.object({ email, verificationCode, password }),
    value: MemberInfo,
  }),
}
