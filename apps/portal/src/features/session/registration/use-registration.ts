import { isRefusal } from '@fairground/client'
import type { RegisterMode } from '@fairground/contract/registration'
import { useMutation } from '@tanstack/react-query'
import type { Way } from '../../../components/challenge/challenge-dialog.tsx'
import { useChallenge } from '../../../components/challenge/use-challenge.tsx'
import { useCountries } from '../../../components/mobile-field.tsx'
import { usePhoneAuth } from '../../../components/use-phone-auth.ts'
import { api } from '../../../lib/api.ts'
import { proveByProvider } from '../../../lib/phone-auth.ts'
import { useSignIn } from '../use-sign-in.ts'
import type { FormField } from './form-values.ts'

export type Registration = Partial<Record<FormField, string>> & { termsVersion: string }

interface Options {
  mode: RegisterMode
  /** For whom a provider vouches, in that mode. */
  socialTicket: string | undefined
  onDone: () => void
  onInvitationWrong: () => void
}

/** The invitation is checked first and the account is opened after; then its owner is in. */
export function useRegistration({ mode, socialTicket, onDone, onInvitationWrong }: Options) {
  const { enter } = useSignIn()
  const challenge = useChallenge('register')
  const phoneAuth = usePhoneAuth()
  const { inOneWriting } = useCountries()
  /** The number's proof as it travels: the provider looks at the code, or the server does. */
  const proofOf = async ({ verificationCode, countryDialingCode = '', mobileNum = '' }: Registration) => {
    if (!phoneAuth || !verificationCode) return { verificationCode }
    const number = inOneWriting({ countryDialingCode, mobileNum })
    const idToken = await proveByProvider(phoneAuth, number, verificationCode)
    return { verificationCode: undefined, channel: 'sms' as const, idToken }
  }
  const register = useMutation({
    mutationFn: async ({ way, ...fields }: Registration & { way: Way }) => {
      const code = fields.affiliateCode
      if (code) await api.session.checkAffiliate({ code, domain: location.host })
      const sent = {
        ...fields,
        domain: location.host,
        registerUrl: location.href,
        registerMethod: 'WEB',
        login: true,
        ageConfirmed: true,
      } as const
      const { username = '', password = '', mobileNum } = fields
      return challenge.pass(async (part) => {
        const account = { ...part, ...sent, ...(await proofOf(fields)) }
        if (socialTicket) return api.social.register({ ...account, username, socialTicket })
        return mode === 'registerMobile'
          ? api.session.registerMobile({ ...account, username: mobileNum })
          : api.session.register({ ...account, username, password })
      }, way)
    },
    onSuccess: async ({ token }) => {
      await enter(token)
      onDone()
    },
    onError: (error) => {
      if (isRefusal(error, 'INVITATION_CODE_ERROR')) onInvitationWrong()
    },
  })
  return { register, challenge: challenge.dialog }
}
