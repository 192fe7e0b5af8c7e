import { isRefusal, refusalText } from '@fairground/client'
import type { StaffMe } from '@fairground/contract'
import { Button, Field, Icon, Input, Note, PasswordInput } from '@fairground/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '../../../lib/api.ts'
import { CodeStep } from './code-step.tsx'
import { Login } from './session-schemas.ts'

type LoginFormProps = { onEntered: (me: StaffMe) => void }

/** Name and password, then the code of the authenticator where the account has one. What was typed stays after a refusal. */
export function LoginForm({ onEntered }: LoginFormProps) {
  const { t } = useTranslation()
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm<Login>({
    resolver: zodResolver(Login),
    defaultValues: { username: '', password: '' },
  })
  const { errors } = form.formState
  const login = useMutation({
    mutationFn: (code?: string) => api.staff.login({ ...form.getValues(), code }),
    onSuccess: onEntered,
    onError: (error) => {
      if (isRefusal(error, 'SECOND_FACTOR_REQUIRED')) setNeedsCode(true)
    },
  })
  const isAsked = isRefusal(login.error, 'SECOND_FACTOR_REQUIRED')
  const refusal = login.error && !isAsked ? refusalText(t, login.error) : undefined
  if (needsCode) {
    const back = () => {
      setNeedsCode(false)
      login.reset()
    }
    return <CodeStep isBusy={login.isPending} refusal={refusal} onCode={(code) => login.mutate(code)} onBack={back} />
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(() => login.mutate(undefined))}>
      <Field label={t('login.username')} error={errors.username?.message && t(`errors:${errors.username.message}`)}>
        <Input
          {...form.register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          start={<Icon name="icon-[ph--user-duotone]" />}
        />
      </Field>
      <Field label={t('login.password')} error={errors.password?.message && t(`errors:${errors.password.message}`)}>
        <PasswordInput
          {...form.register('password')}
          autoComplete="current-password"
          start={<Icon name="icon-[ph--lock-key-duotone]" />}
        />
      </Field>
      {refusal && (
        <Note tone="bad" isLive>
          {refusal}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={login.isPending} guardMs={1000}>
        {t('login.enter')}
      </Button>
    </form>
  )
}
