import { isRefusal } from '@fairground/client'
import { useMutation } from '@tanstack/react-query'
import { useChallenge } from '../../../components/challenge/use-challenge.tsx'
import { api } from '../../../lib/api.ts'
import { useSignIn } from '../use-sign-in.ts'
import type { FormField } from './form-values.ts'

export type Registration = Partial<Record<FormField, string>> & { termsVersion: string }

/** The invitation is checked first and the account is opened after; then its owner is in. */
export function useRegistration({ onDone, onInvitationWrong }: { onDone: () => void; onInvitationWrong: () => void }) {
  const { enter } = useSignIn()
  const challenge = useChallenge('register')
  const register = useMutation({
    mutationFn: async ({ username = '', password = '', ...more }: Registration) => {
      const code = more.affiliateCode
      if (code) await api.session.checkAffiliate({ code, domain: location.host })
      return challenge.pass((part) =>
        api.session.register({
          ...part,
          ...more,
          username,
          password,
          domain: location.host,
          registerUrl: location.href,
          registerMethod: 'WEB',
          login: true,
          ageConfirmed: true,
        }),
      )
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
