import { refusalText } from '@fairground/client'
import { checkField } from '@fairground/contract/patterns'
import { Button, Field, Icon, Input, Note } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChallenge } from '../../components/challenge/use-challenge.tsx'
import { api } from '../../lib/api.ts'
import { formTiming } from '../../lib/form-timing.ts'
import { required } from '../../lib/required.ts'

const emailRule = { required: true, minLength: 6, maxLength: 254, patternId: 4, acceptedPattern: '' }

/** Name and address; the mail does the rest. */
export function EmailLinkForm({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation('recovery')
  const form = useForm({ ...formTiming, defaultValues: { username: '', email: '' } })
  const { errors } = form.formState
  const challenge = useChallenge('email-recovery')
  const send = useMutation({
    mutationFn: (fields: { username: string; email: string }) =>
      challenge.pass((part) => api.recovery.sendResetLink({ ...part, ...fields })),
  })
  if (send.data)
    return (
      <div className="grid gap-4">
        <Note tone="ok" isLive>
          {t('inBeenOut', { email: send.data.maskedEmail })}
        </Note>
        <Button variant="lamp" size="lg" block onClick={onLogin}>
          {t('toLogin')}
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => send.mutate(fields))} className="grid gap-4">
      {challenge.dialog}
      <Field label={t('username')} error={errors.username && t(`errors:${errors.username.message}`)}>
        <Input
          {...form.register('username', { validate: required })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          start={<Icon name="icon-[ph--user-duotone]" />}
        />
      </Field>
      <Field label={t('email')} error={errors.email?.message}>
        <Input
          {...form.register('email', { validate: (value) => !checkField(emailRule, value) || t('emailInvalid') })}
          type="email"
          autoComplete="email"
          start={<Icon name="icon-[ph--envelope-simple-duotone]" />}
        />
      </Field>
      {send.error && (
        <Note tone="bad" isLive>
          {refusalText(t, send.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={send.isPending && !challenge.dialog} guardMs={1000}>
        {t('sendLink')}
      </Button>
    </form>
  )
}
