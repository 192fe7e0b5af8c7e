import { fieldRefusal, refusalText } from '@fairground/client'
import { Button, Field, Otp } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { api } from '../../lib/api.ts'
import { SettingRow } from './setting-row.tsx'

const isSixDigits = (value: string) => /^\d{6}$/.test(value)

/** Closes the account for good, after the question and the payment password. */
export function CloseRow({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [paymentPassword, setPaymentPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const close = useMutation({
    mutationFn: () => api.security.closeAccount({ paymentPassword }),
    onSuccess: onClosed,
    onError: () => setPaymentPassword(''),
  })
  const open = () => {
    close.reset()
    setPaymentPassword('')
    setAsked(false)
    setOpen(true)
  }
  const confirm = () => {
    setAsked(true)
    if (isSixDigits(paymentPassword)) close.mutate()
  }
  const refusal = close.error ? (fieldRefusal(t, close.error, 'balance') ?? refusalText(t, close.error)) : undefined
  return (
    <>
      <SettingRow
        icon="icon-[ph--door-open-duotone]"
        title={t('security.close')}
        text={t('security.closeText')}
        action={
          <Button variant="line" onClick={open} aria-haspopup="dialog">
            {t('security.close')}
          </Button>
        }
      />
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('security.closeTitle')}
        action={t('security.closeAction')}
        isBusy={close.isPending}
        refusal={refusal}
        onConfirm={confirm}
      >
        <p>{t('security.closeWarning')}</p>
        <Field
          label={t('payout.paymentPassword')}
          error={isAsked && !close.error && !isSixDigits(paymentPassword) && t('payout.sixDigits')}
        >
          <Otp isSecret value={paymentPassword} onValueChange={setPaymentPassword} />
        </Field>
      </ConfirmDialog>
    </>
  )
}
