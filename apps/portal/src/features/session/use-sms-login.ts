import type { VerifyValue } from '@fairground/contract'
import { useMutation } from '@tanstack/react-query'
import { useChallenge } from '../../components/challenge/use-challenge.tsx'
import { useCountries } from '../../components/mobile-field.tsx'
import { usePhoneAuth } from '../../components/use-phone-auth.ts'
import { api } from '../../lib/api.ts'
import { proveByProvider, sendByProvider } from '../../lib/phone-auth.ts'
import { secondStepOf } from './second-step-of.ts'
import { useSignIn } from './use-sign-in.ts'

interface MobileNumber {
  countryDialingCode: string
  mobileNum: string
}
export interface SmsLogin extends MobileNumber {
  /** As typed. */
  code: string
}

interface Options {
  onDone: () => void
  /** The code was right, and the server wants to see more. */
  onSecondStep: (step: VerifyValue) => void
  /** Before the page goes on, whichever way. */
  onProven?: (login: SmsLogin) => Promise<void> | void
}

/**
 * Log-in by a code that goes to a number, for any form that has the two: `ask` sends the code, after the challenge that
 * the site may want; `login` enters with it. `dialog` is that challenge, to be shown inside the form.
 */
export function useSmsLogin({ onDone, onSecondStep, onProven }: Options) {
  const { enter } = useSignIn()
  const challenge = useChallenge('sms')
  const phoneAuth = usePhoneAuth()
  const { inOneWriting } = useCountries()
  const login = useMutation({
    mutationFn: async ({ code, ...number }: SmsLogin) => {
      const idToken = phoneAuth && (await proveByProvider(phoneAuth, inOneWriting(number), code))
      const proof = idToken && ({ channel: 'sms', idToken } as const)
      const { mobileNum: username, countryDialingCode } = number
      return api.session.login({ type: 'sms', username, countryDialingCode, password: code, ...(proof || {}) })
    },
    onSuccess: async ({ token }, fields) => {
      await onProven?.(fields)
      await enter(token)
      onDone()
    },
    onError: async (error, fields) => {
      const step = secondStepOf(error)
      if (!step) return
      await onProven?.(fields)
      onSecondStep(step)
    },
  })
  const ask = async (number: MobileNumber) =>
    phoneAuth
      ? sendByProvider(phoneAuth, inOneWriting(number))
      : challenge.pass((part) => api.recovery.smsCode({ ...part, ...number, purpose: 'login' }))
  return { login, ask, dialog: challenge.dialog }
}
