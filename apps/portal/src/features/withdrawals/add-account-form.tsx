import { fieldRefusal, refusalText } from '@fairground/client'
import { personNameBreach } from '@fairground/contract/person-name'
import { Button, Field, Input, Note, Otp, Select } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { formTiming } from '../../lib/form-timing.ts'
import { required } from '../../lib/required.ts'

interface AccountFields {
  bankCode: string
  accountName: string
  accountNo: string
  paymentPassword: string
}

interface AddAccountFormProps {
  banks: readonly { bankCode: string; bankName: string }[]
  /** How long the account rests before money goes there; 0 for not at all. */
  restSeconds: number
  onDone?: () => void
}

const shownFields = ['bankCode', 'accountName', 'accountNo', 'paymentPassword'] as const

const nameFault = (name: string) => (name.trim() === '' ? required(name) : (personNameBreach(name)?.key ?? true))

/** Where payouts go: an account in one's own name. */
export function AddAccountForm({ banks, restSeconds, onDone }: AddAccountFormProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm<AccountFields>({
    ...formTiming,
    defaultValues: { bankCode: '', accountName: '', accountNo: '', paymentPassword: '' },
  })
  const add = useMutation({
    mutationFn: (fields: AccountFields) => api.withdrawals.addAccount(fields),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: query.withdrawals.key() })
      onDone?.()
    },
  })
  const errorOf = (field: (typeof shownFields)[number]) => {
    const own = form.formState.errors[field]?.message
    return own ? t(`errors:${own}`) : fieldRefusal(t, add.error, field)
  }
  const hasFieldError = shownFields.some((field) => fieldRefusal(t, add.error, field))
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((fields) => add.mutate(fields))}
      className="mx-auto grid max-w-110 gap-4.5"
    >
      <h2 className="text-xl font-bold">{t('payout.accountTitle')}</h2>
      <p className="text-ink-2">{t('payout.accountText')}</p>
      {restSeconds > 0 && <Note>{t('payout.restBefore', { count: Math.round(restSeconds / 3600) })}</Note>}
      <Controller
        control={form.control}
        name="bankCode"
        rules={{ validate: required }}
        render={({ field }) => (
          <Field label={t('payout.bank')} error={errorOf('bankCode')}>
            <Select
              options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
              value={field.value || undefined}
              onValueChange={field.onChange}
            />
          </Field>
        )}
      />
      <Field label={t('payout.accountName')} hint={t('payout.accountNameHint')} error={errorOf('accountName')}>
        <Input {...form.register('accountName', { validate: nameFault })} autoComplete="off" />
      </Field>
      <Field label={t('payout.accountNo')} error={errorOf('accountNo')}>
        <Input
          {...form.register('accountNo', {
            validate: (value) => /^\d{6,20}$/.test(value.trim()) || 'validation.format',
          })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
      <Controller
        control={form.control}
        name="paymentPassword"
        rules={{ validate: (value) => /^\d{6}$/.test(value) || 'validation.required' }}
        render={({ field }) => (
          <Field label={t('payout.paymentPassword')} error={errorOf('paymentPassword')}>
            <Otp isSecret value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
      {add.error && !hasFieldError && (
        <Note tone="bad" isLive>
          {refusalText(t, add.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={add.isPending} guardMs={1000}>
        {t('payout.saveAccount')}
      </Button>
    </form>
  )
}
