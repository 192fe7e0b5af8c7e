import { fieldRefusal, refusalText } from '@fairground/client'
import { Button, Field, Note, Otp, PasswordInput } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { formTiming } from '../../lib/form-timing.ts'
import { required } from '../../lib/required.ts'

interface PasswordFields {
  password: string
  paymentPassword: string
}

const sixDigits = (value: string) => /^\d{6}$/.test(value)

/** The six digits that guard every payout. */
export function PaymentPasswordForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm<PasswordFields>({ ...formTiming, defaultValues: { password: '', paymentPassword: '' } })
  const save = useMutation({
    mutationFn: (fields: PasswordFields) => api.members.setPaymentPassword(fields),
    onSuccess: async () => {
      await Promise.all(
        [query.members.key(), query.security.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
      onDone?.()
    },
  })
  const { errors } = form.formState
  const passwordText = errors.password
    ? t(`errors:${errors.password.message}`)
    : fieldRefusal(t, save.error, 'password')
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((fields) => save.mutate(fields))}
      className="mx-auto grid max-w-110 gap-4.5"
    >
      <h2 className="text-xl font-bold">{t('payout.passwordTitle')}</h2>
      <p className="text-ink-2">{t('payout.passwordText')}</p>
      <Controller
        control={form.control}
        name="paymentPassword"
        rules={{ validate: (value) => sixDigits(value) || t('payout.sixDigits') }}
        render={({ field, fieldState }) => (
          <Field label={t('payout.paymentPassword')} error={fieldState.error?.message}>
            <Otp isSecret value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
      <Field label={t('payout.loginPassword')} error={passwordText}>
        <PasswordInput {...form.register('password', { validate: required })} autoComplete="current-password" />
      </Field>
      {save.error && !passwordText && (
        <Note tone="bad" isLive>
          {refusalText(t, save.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={save.isPending} guardMs={1000}>
        {t('payout.savePassword')}
      </Button>
    </form>
  )
}
