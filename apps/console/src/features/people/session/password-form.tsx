import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import type { StaffMe } from '@fairground/contract'
import { Button, Field, Note, PasswordInput } from '@fairground/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '../../../lib/api.ts'
import { NewPassword, passwordLengthMax, passwordLengthMin } from './session-schemas.ts'

const bounds = { min: passwordLengthMin, max: passwordLengthMax }

/** A new password of one's own, proven with the old one. */
export function PasswordForm({ onDone }: { onDone: (me: StaffMe) => void }) {
  const { t } = useTranslation()
  const empty = { oldPassword: '', newPassword: '', repeated: '' }
  const form = useForm<NewPassword>({
    resolver: zodResolver(NewPassword),
    mode: 'onTouched',
    delayError: 300,
    defaultValues: empty,
  })
  const change = useMutation({
    mutationFn: ({ oldPassword, newPassword }: NewPassword) => api.staff.changePassword({ oldPassword, newPassword }),
    onSuccess: onDone,
  })
  const errorOf = (field: keyof NewPassword) => {
    const key = form.formState.errors[field]?.message
    if (key === 'notSame') return t('password.notSame')
    return key ? t(`errors:${key}`, bounds) : fieldRefusal(t, change.error, field)
  }
  const isInFields = isRefusal(change.error, 'VALIDATION') && change.error.fieldErrors.length > 0
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((fields) => change.mutate(fields))}>
      <Field label={t('password.old')} error={errorOf('oldPassword')}>
        <PasswordInput {...form.register('oldPassword')} autoComplete="current-password" />
      </Field>
      <Field label={t('password.new')} hint={t('password.hint', bounds)} error={errorOf('newPassword')}>
        <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label={t('password.repeat')} error={errorOf('repeated')}>
        <PasswordInput {...form.register('repeated')} autoComplete="new-password" />
      </Field>
      {change.error && !isInFields && (
        <Note tone="bad" isLive>
          {refusalText(t, change.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={change.isPending} guardMs={1000}>
        {t('password.save')}
      </Button>
    </form>
  )
}
