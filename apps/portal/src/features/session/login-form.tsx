import { isRefusal } from '@fairground/client'
import { Button, Check, Field, Icon, Input, Note, PasswordInput } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { refusalText } from '../../lib/refusal-text.ts'
import { required } from '../../lib/required.ts'
import { forgetName, rememberedName, rememberName } from './remembered-name.ts'
import { useSignIn } from './use-sign-in.ts'

interface LoginFields {
  username: string
  password: string
  remember: boolean
}

interface LoginFormProps {
  onDone: () => void
  /** The field that the popup puts the focus into. */
  nameRef: React.RefObject<HTMLInputElement | null>
}

/** Username and password. What was typed stays when the server refuses. */
export function LoginForm({ onDone, nameRef }: LoginFormProps) {
  const { t } = useTranslation()
  const { enter } = useSignIn()
  const name = rememberedName()
  const form = useForm<LoginFields>({
    defaultValues: { username: name, password: '', remember: name !== '' },
  })
  const { errors } = form.formState
  const username = form.register('username', { validate: required })
  const login = useMutation({
    mutationFn: ({ username, password }: LoginFields) => api.session.login({ username, password, type: 'username' }),
    onSuccess: async ({ token }, { username, remember }) => {
      if (remember) rememberName(username)
      else forgetName()
      await enter(token)
      onDone()
    },
    onError: () => form.setFocus('password'),
  })
  const refusal =
    login.error &&
    (isRefusal(login.error, 'BAD_CREDENTIALS') ? t('session.badCredentials') : refusalText(t, login.error))
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => login.mutate(fields))} className="grid gap-4">
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
        <PasswordInput {...form.register('password', { validate: required })} autoComplete="current-password" />
      </Field>
      {refusal && (
        <Note tone="bad" isLive>
          {refusal}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={login.isPending} guardMs={1000}>
        {t('session.login')}
      </Button>
      <Check {...form.register('remember')}>{t('session.rememberName')}</Check>
    </form>
  )
}
