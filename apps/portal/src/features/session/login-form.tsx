import { ApiRefusal, isRefusal, refusalText } from '@fairground/client'
import type { VerifyValue } from '@fairground/contract'
import { Button, Field, Icon, Input, Note, PasswordInput, Skeleton } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChallenge } from '../../components/challenge/use-challenge.tsx'
import { api } from '../../lib/api.ts'
import { dropPassword, holdPassword } from '../../lib/held-password.ts'
import type { LoginStart } from '../../lib/login-prompt.ts'
import { forgetLogin, rememberLogin } from '../../lib/remembered-login.ts'
import { required } from '../../lib/required.ts'
import { LoginExtras } from './login-extras.tsx'
import { secondStepOf } from './second-step-of.ts'
import { useRemembered } from './use-remembered.ts'
import { useSignIn } from './use-sign-in.ts'

const CaptchaField = lazy(() =>
  import('../../components/challenge/captcha-field.tsx').then((module) => ({ default: module.CaptchaField })),
)

interface LoginFields {
  username: string
  password: string
  captcha: string
  remember: boolean
}

interface LoginFormProps {
  /** What another form began. */
  start?: LoginStart | undefined
  onDone: () => void
  /** The password was right, and the server wants to see more. */
  onSecondStep: (step: VerifyValue) => void
  /** Absent on the agent page, which offers neither this nor to remember the name. */
  onForgot?: () => void
  area?: 'agent'
  /** The field that the popup puts the focus into. */
  nameRef: React.RefObject<HTMLInputElement | null>
}

const keep = ({ username, remember }: LoginFields) =>
  remember ? rememberLogin('rememberedLogin', { username }) : forgetLogin('rememberedLogin')
const hold = (password: string) => (password === '' ? dropPassword() : holdPassword(password))
/** What stands in the field for a password that nobody here knows. */
const dots = '••••••••'

/** Username and password. What was typed stays when the server refuses. */
export function LoginForm({ start, onDone, onSecondStep, onForgot, area, nameRef }: LoginFormProps) {
  const { t } = useTranslation()
  const { enter } = useSignIn()
  const isBare = onForgot === undefined
  const isFresh = isBare || start !== undefined
  const form = useForm<LoginFields>({
    defaultValues: { username: start?.username ?? '', password: '', captcha: '', remember: false },
  })
  const remembered = useRemembered(isFresh, (name) =>
    form.reset({ username: name, password: '', captcha: '', remember: true }),
  )
  const isKnown = remembered.knows(form.watch('username'))
  const challenge = useChallenge('login')
  const captcha = useCaptcha(challenge.isCaptchaFirst || start?.wantsCaptcha === true)
  const { errors } = form.formState
  const username = form.register('username', { validate: required })
  const login = useMutation({
    mutationFn: ({ username, password, captcha: typed, remember: isTicked }: LoginFields) => {
      if (password === '') return api.session.enterRemembered({ username })
      const remember = isBare ? undefined : isTicked
      const fields = { username, password, captcha: typed || undefined, type: 'username', area, remember } as const
      return challenge.pass((part) => api.session.login({ ...part, ...fields }), captcha.way)
    },
    onSuccess: async ({ token }, fields) => {
      if (!isBare) await keep(fields)
      hold(fields.password)
      await enter(token)
      onDone()
    },
    onError: async (error, fields) => {
      const step = secondStepOf(error)
      if (step) {
        hold(fields.password)
        if (!isBare) await keep(fields)
        onSecondStep(step)
        return
      }
      if (isRefusal(error, 'PASSWORD_REQUIRED')) remembered.drop()
      form.setValue('captcha', '')
      captcha.onRefused(error)
      form.setFocus('password')
    },
  })
  const isEmpty = form.formState.isSubmitted && errors.username && errors.password
  const refusal = login.error && textOf(t, login.error)
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => login.mutate(fields))} className="grid gap-4">
      {challenge.dialog}
      <Field label={t('session.username')} error={errors.username && t(`errors:${errors.username.message}`)}>
        <Input
          {...username}
          ref={(element) => {
            username.ref(element)
            nameRef.current = element
          }}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          start={<Icon name="icon-[ph--user-duotone]" />}
        />
      </Field>
      <Field label={t('session.password')} error={errors.password && t(`errors:${errors.password.message}`)}>
        <PasswordInput
          {...form.register('password', { validate: (typed) => (isKnown && typed === '') || required(typed) })}
          autoComplete="current-password"
          placeholder={isKnown ? dots : undefined}
          aria-description={isKnown ? t('session.rememberedPassword') : undefined}
        />
      </Field>
      {captcha.isShown && (
        <Suspense fallback={<Skeleton className="h-33 w-full" />}>
          <CaptchaField
            input={form.register('captcha', { validate: required })}
            error={errors.captcha && t(`errors:${errors.captcha.message}`)}
            refusalCount={captcha.refusalCount}
            onQuestion={captcha.preferQuestion}
          />
        </Suspense>
      )}
      {isEmpty && !refusal && (
        <Note tone="bad" isLive>
          {t('session.enterBoth')}
        </Note>
      )}
      {refusal && (
        <Note tone="bad" isLive>
          {refusal}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={login.isPending && !challenge.dialog} guardMs={1000}>
        {t('session.login')}
      </Button>
      {onForgot && (
        <LoginExtras
          remember={form.register('remember', { onChange: ({ target }) => target.checked || remembered.forget() })}
          label={t('session.remember')}
          hint={t('session.rememberHint')}
          onForgot={onForgot}
        />
      )}
    </form>
  )
}

function textOf(t: TFunction, error: Error): string {
  if (isRefusal(error, 'BAD_CREDENTIALS')) return t('session.badCredentials')
  return isRefusal(error, 'PASSWORD_REQUIRED') ? t('session.rememberedOver') : refusalText(t, error)
}

/** The picture of letters: shown once the server asks for it, unless the question is preferred, which stands for it. */
function useCaptcha(isFirst: boolean) {
  const [isAsked, setAsked] = useState(false)
  const [isQuestion, setQuestion] = useState(false)
  const [refusalCount, setRefusalCount] = useState(0)
  return {
    isShown: (isAsked || isFirst) && !isQuestion,
    way: isQuestion ? ('question' as const) : ('slider' as const),
    refusalCount,
    preferQuestion: () => setQuestion(true),
    onRefused(error: unknown) {
      setRefusalCount((count) => count + 1)
      if (error instanceof ApiRefusal && error.value?.showCaptcha) setAsked(true)
    },
  }
}
