import { ApiRefusal, isRefusal, refusalText } from '@fairground/client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChallenge } from '../../components/challenge/use-challenge.tsx'
import { api } from '../../lib/api.ts'
import { holdPassword } from '../../lib/held-password.ts'
import { showLogin } from '../../lib/login-prompt.ts'
import { LoginWarning } from './login-warning.tsx'
import { secondStepOf } from './second-step-of.ts'
import { useSignIn } from './use-sign-in.ts'

export interface HeaderLoginCallProps {
  given: { username: string; password: string }
  onEntered: () => void
  /** The form takes another try. */
  onSettled: () => void
}

const wantsPopup = (error: unknown) => isRefusal(error, 'CAPTCHA_REQUIRED') || isRefusal(error, 'CAPTCHA_WRONG')
const wantsCaptcha = (error: unknown) => error instanceof ApiRefusal && error.value?.showCaptcha === true

/** One try of the header's form. What it has no room for, a picture of letters or a second step, goes on in the popup. */
export function HeaderLoginCall({ given, onEntered, onSettled }: HeaderLoginCallProps) {
  const { t } = useTranslation()
  const { enter } = useSignIn()
  const challenge = useChallenge('login')
  const { username, password } = given
  const isWhole = username.trim() !== '' && password.trim() !== ''
  const [warning, setWarning] = useState(isWhole ? undefined : t('in_incorrect_password'))
  const login = useMutation({
    mutationFn: () => challenge.pass((part) => api.session.login({ ...part, username, password, type: 'username' })),
    onSuccess: async ({ token }) => {
      holdPassword(password)
      await enter(token)
      onEntered()
    },
    onError: (error) => {
      const step = secondStepOf(error)
      if (step) {
        holdPassword(password)
        showLogin(true, { username, step })
        onSettled()
      } else if (wantsPopup(error)) {
        showLogin(true, { username, wantsCaptcha: true })
        onSettled()
      } else setWarning(isRefusal(error, 'BAD_CREDENTIALS') ? t('in_incorrect_password') : refusalText(t, error))
    },
  })
  const isBegun = useRef(false)
  useEffect(() => {
    if (!isWhole || isBegun.current) return
    isBegun.current = true
    if (challenge.isCaptchaFirst) {
      showLogin(true, { username, wantsCaptcha: true })
      onSettled()
    } else login.mutate()
  })
  const close = () => {
    onSettled()
    if (wantsCaptcha(login.error)) showLogin(true, { username, wantsCaptcha: true })
  }
  return (
    <>
      {challenge.dialog}
      <LoginWarning text={warning} onClosed={close} />
    </>
  )
}
