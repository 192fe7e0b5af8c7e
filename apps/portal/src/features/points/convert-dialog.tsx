import { amountOfTyped } from '@fairground/money'
import { Button, Dialog, Field, formatMoney, MoneyInput, Note, Otp, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unitsOf } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { useRequestId } from '../../lib/request-id.ts'
import { useCount, usePointBalance, usePointConfig, useReloadPoints, useSpendRefusal } from './use-points.ts'

interface ConvertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  passwordForm: ReactNode
}

/** Points into money, at the rate that holds now. */
export function ConvertDialog({ open, onOpenChange, passwordForm }: ConvertDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('points:convert')}
      titleLook="plain"
      description={t('points:convertText')}
    >
      {passwordForm || <ConvertForm onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function ConvertForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useTranslation()
  const count = useCount()
  const { show: toast } = useToast()
  const reload = useReloadPoints()
  const wordsOf = useSpendRefusal()
  const requestId = useRequestId()
  const has = usePointBalance().data?.currentPoints ?? 0
  const { minRedeem = 1, redeemRatio = 0 } = usePointConfig().data ?? {}
  const [digits, setDigits] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const points = unitsOf(amountOfTyped(digits) ?? '0.00')
  const isOut = points < minRedeem || points > has
  const show = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  const convert = useMutation({
    mutationFn: () => api.points.convert({ points, paymentPassword: code, requestId: requestId.of(digits) }),
    onSuccess: ({ redeemAmount }) => {
      requestId.done()
      toast({ tone: 'ok', title: t('points:converted', { amount: show(redeemAmount) }) })
      onDone()
    },
    onSettled: () => {
      setCode('')
      return reload()
    },
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isOut && code.length === 6) convert.mutate()
  }
  const range = t('points:range', { min: count(minRedeem), has: count(has) })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <Field label={t('points:howMany')} hint={range} error={isTried && isOut ? range : undefined}>
        <MoneyInput value={digits} onValueChange={setDigits} unit={t('points:unit')} />
      </Field>
      <p className="flex items-baseline justify-between gap-3 rounded-md bg-surface-2 px-4 py-3">
        <span className="text-ink-2">{t('points:youGet')}</span>
        <b className="text-xl text-mint-ink">{show((points * redeemRatio).toFixed(2))}</b>
      </p>
      <Field
        label={t('payout.paymentPassword')}
        error={isTried && code.length < 6 && !convert.isError ? t('payout.sixDigits') : undefined}
      >
        <Otp isSecret value={code} onValueChange={setCode} />
      </Field>
      {convert.error && (
        <Note tone="bad" isLive>
          {wordsOf(convert.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={convert.isPending} guardMs={1000}>
        {t('points:convert')}
      </Button>
    </form>
  )
}
