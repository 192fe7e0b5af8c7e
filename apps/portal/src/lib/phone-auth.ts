import { ApiRefusal } from '@fairground/client'
import type { ErrorCode } from '@fairground/contract'

/** The identity provider as the site names it; without `url` the site sends its codes itself. */
export interface PhoneAuth {
  sms: boolean
  url?: string | undefined
  apiKey?: string | undefined
}

const timeoutMs = 15_000

/** The provider's words, and what people are told. Anything else is an unknown error. */
const codes: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^(?:INVALID|MISSING)_PHONE_NUMBER/, 'IDP_PHONE'],
  [/^(?:TOO_MANY_ATTEMPTS_TRY_LATER|TOO_MANY_REQUESTS)/, 'IDP_TOO_MANY'],
  [/^(?:INVALID|MISSING)_(?:CODE|SESSION_INFO)/, 'IDP_CODE'],
  [/^(?:CAPTCHA_CHECK_FAILED|(?:INVALID|MISSING)_(?:RECAPTCHA_TOKEN|APP_CREDENTIAL))/, 'IDP_CAPTCHA'],
  [/^QUOTA_EXCEEDED/, 'IDP_QUOTA'],
  [/^(?:OPERATION_NOT_ALLOWED|PROJECT_NOT_FOUND|CONFIGURATION_NOT_FOUND|API key not valid)/, 'IDP_DISABLED'],
  [/^SESSION_EXPIRED/, 'IDP_EXPIRED'],
]

/** By the provider's word for what went wrong, which may have a sentence behind it. */
export const phoneRefusal = (word: string): ApiRefusal =>
  new ApiRefusal(codes.find(([pattern]) => pattern.test(word))?.[1] ?? 'IDP_UNKNOWN', '')

/** Sessions at the provider by number: the code belongs to one, and is taken there once, however often the form is sent. */
const sessions = new Map<string, { sessionInfo: string; proof?: { code: string; idToken: string } }>()

const e164 = (countryDialingCode: string, mobileNum: string) =>
  `+${countryDialingCode}${mobileNum.trim().replace(/^0/, '')}`

interface MobileNumber {
  countryDialingCode: string
  mobileNum: string
}

/** Has the provider send a code to the number; the next one may be asked for after a minute. */
export async function sendByProvider(auth: PhoneAuth, number: MobileNumber): Promise<{ expiredMinutes: number }> {
  const phoneNumber = e164(number.countryDialingCode, number.mobileNum)
  const sent = { phoneNumber, clientType: 'CLIENT_TYPE_WEB', captchaResponse: 'NO_RECAPTCHA' }
  const { sessionInfo } = await askProvider(auth, 'accounts:sendVerificationCode', sent)
  if (!sessionInfo) throw phoneRefusal('')
  sessions.set(phoneNumber, { sessionInfo })
  return { expiredMinutes: 1 }
}

/** The provider's word for the number, for the code that it sent: an id token that the server checks. */
export async function proveByProvider(auth: PhoneAuth, number: MobileNumber, code: string): Promise<string> {
  const session = sessions.get(e164(number.countryDialingCode, number.mobileNum))
  if (!session) throw phoneRefusal('MISSING_SESSION_INFO')
  const { sessionInfo, proof } = session
  if (proof?.code === code) return proof.idToken
  const { idToken } = await askProvider(auth, 'accounts:signInWithPhoneNumber', { sessionInfo, code })
  if (!idToken) throw phoneRefusal('')
  session.proof = { code, idToken }
  return idToken
}

interface Answer {
  sessionInfo?: string
  idToken?: string
  error?: { message?: string }
}

async function askProvider({ url, apiKey = '' }: PhoneAuth, method: string, body: object): Promise<Answer> {
  const answer = await fetch(`${url}/v1/${method}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then((response): Promise<Answer> => response.json())
    .catch(() => {
      throw new ApiRefusal('OFFLINE', '')
    })
  if (answer.error) throw phoneRefusal(answer.error.message ?? '')
  return answer
}
