import { isRefusal, refusalText } from '@fairground/client'
import type { VerifyValue } from '@fairground/contract'
import { Button, Icon, Note } from '@fairground/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { socialIcon, socialName } from '../../components/social-name.ts'
import { api, query } from '../../lib/api.ts'
import { setSocialTicket } from '../../lib/social-ticket.ts'
import {
  type SocialAnswer,
  type SocialProvider,
  socialProviders,
  takeReturn,
  visitProvider,
} from '../../lib/social-visit.ts'
import { secondStepOf } from './second-step-of.ts'
import { useSignIn } from './use-sign-in.ts'

interface SocialLoginProps {
  onDone: () => void
  onSecondStep: (step: VerifyValue) => void
  /** The provider vouches for somebody who has no account: the form has what it needs. */
  onRegister: () => void
}

/** The ways in by Google and Facebook, those of them that the operator switched on. */
export function SocialLogin({ onDone, onSecondStep, onRegister }: SocialLoginProps) {
  const { t } = useTranslation()
  const { enter } = useSignIn()
  const { data: site } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const login = useMutation({
    mutationFn: async ({ answer }: { provider: SocialProvider; answer: Promise<SocialAnswer> }) =>
      api.social.enter(await answer),
    onSuccess: async ({ token }) => {
      await enter(token)
      onDone()
    },
    onError: (error, { provider }) => {
      const step = secondStepOf(error)
      if (step) onSecondStep(step)
      const { socialTicket, suggestion } = (isRefusal(error, 'REGISTRATION_REQUIRED') && error.value) || {}
      if (!socialTicket || !suggestion) return
      setSocialTicket({ provider, socialTicket, suggestion })
      onRegister()
    },
  })
  const { mutate } = login
  useEffect(() => {
    const answer = takeReturn('enter')
    if (answer) mutate({ provider: answer.provider, answer: Promise.resolve(answer) })
  }, [mutate])
  const offered = socialProviders.filter((provider) => site?.social[provider])
  const visit = (provider: SocialProvider) =>
    visitProvider({ provider, purpose: 'enter', begin: () => api.social.begin({ provider }) })
  const isTold = login.error && !secondStepOf(login.error) && !isRefusal(login.error, 'REGISTRATION_REQUIRED')
  return (
    <>
      {isTold && (
        <Note tone="bad" isLive className="mt-4">
          {isRefusal(login.error, 'CODE_EXPIRED') ? t('social.late') : refusalText(t, login.error)}
        </Note>
      )}
      {offered.length > 0 && (
        <div className="mt-4 grid gap-3 sm:grid-cols-2 sm:only:*:col-span-2">
          {offered.map((provider) => (
            <Button
              key={provider}
              variant="line"
              size="lg"
              block
              start={<Icon name={socialIcon[provider]} />}
              busy={login.isPending && login.variables.provider === provider}
              guardMs={1000}
              onClick={() => mutate({ provider, answer: visit(provider) })}
            >
              {t('social.with', { provider: socialName[provider] })}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
