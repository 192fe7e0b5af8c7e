import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { amountOfTyped } from '@fairground/money'
import { Button, Field, formatMoney, Input, MoneyInput, Note, Otp, Seg, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberAvatar } from '../../components/member-avatar.tsx'
import { isBetween, lesserOf } from '../../lib/amount.ts'
import { api, query } from '../../lib/api.ts'
import { useRequestId } from '../../lib/request-id.ts'
import type { TransferDesk } from './use-transfer-desk.ts'

type Direction = 'up' | 'down'

/** Amount, whom to, and the six digits. The money is there at once. */
export function TransferForm({ desk }: { desk: TransferDesk }) {
  const { t, i18n } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  const requestId = useRequestId()
  const { upline, hasDownlines } = desk
  const [chosen, setDirection] = useState<Direction>('up')
  const direction: Direction = upline && hasDownlines ? chosen : upline ? 'up' : 'down'
  const [account, setAccount] = useState('')
  const [digits, setDigits] = useState('')
  const [code, setCode] = useState('')
  const [isTouched, setTouched] = useState(false)
  const show = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  const most = lesserOf(desk.leftToday, desk.available)
  const range = t('transfer.range', {
    min: show(desk.min),
    left: show(desk.leftToday),
    available: show(desk.available),
  })
  const typed = amountOfTyped(digits)
  const isOut = !typed || !isBetween(typed, desk.min, most)
  const send = useMutation({
    mutationFn: (amount: string) => {
      const to = direction === 'down' ? { account: account.trim() } : {}
      const id = requestId.of(`${direction}:${account}:${amount}`)
      return api.transfers.send({ direction, ...to, amount, paymentPassword: code, requestId: id })
    },
    onSuccess: async (_, sent) => {
      requestId.done()
      const amount = show(sent)
      setDigits('')
      setTouched(false)
      toast({ tone: 'ok', title: t('transfer.sent', { amount, account: receiver }) })
      await Promise.all(
        [query.transfers.key(), query.wallet.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
    onSettled: () => setCode(''),
  })
  const receiver = direction === 'up' ? (upline?.account ?? '') : account.trim()
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!isOut && receiver !== '' && code.length === 6) send.mutate(typed)
  }
  const accountText =
    isTouched && receiver === '' ? t('errors:validation.required') : fieldRefusal(t, send.error, 'account')
  return (
    <form noValidate onSubmit={submit} className="mx-auto grid max-w-120 gap-4.5">
      {upline && hasDownlines && (
        <Seg
          label={t('transfer.direction')}
          options={[
            { value: 'up', label: t('transfer.up') },
            { value: 'down', label: t('transfer.down') },
          ]}
          value={direction}
          onValueChange={setDirection}
        />
      )}
      {direction === 'up' && upline ? (
        <div>
          <span className="text-sm font-semibold">{t('transfer.upline')}</span>
          <span className="mt-1.5 flex items-center gap-3 rounded-md bg-surface-2 px-4 py-3">
            <MemberAvatar account={upline.account} icon={upline.icon} />
            <bdi className="truncate text-lg font-bold">{upline.account}</bdi>
          </span>
        </div>
      ) : (
        <Field label={t('transfer.downline')} hint={t('transfer.downlineHint')} error={accountText}>
          <Input
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
        </Field>
      )}
      <Field label={t('transfer.amount')} hint={range} error={isTouched && isOut ? range : undefined}>
        <MoneyInput value={digits} onValueChange={setDigits} onBlur={() => setTouched(digits !== '')} unit="₫" />
      </Field>
      <Field
        label={t('payout.paymentPassword')}
        error={isTouched && code.length < 6 && !send.isSuccess && !send.isError ? t('payout.sixDigits') : undefined}
      >
        <Otp isSecret value={code} onValueChange={setCode} />
      </Field>
      {send.error && !fieldRefusal(t, send.error, 'account') && (
        <Note tone="bad" isLive>
          {isRefusal(send.error, 'NOT_FOUND') ? t('transfer.uplineGone') : refusalText(t, send.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={send.isPending} guardMs={1000}>
        {typed ? t('transfer.submitAmount', { amount: show(typed) }) : t('transfer.submit')}
      </Button>
    </form>
  )
}
