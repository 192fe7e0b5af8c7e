import { fieldRefusal, refusalText } from '@fairground/client'
import type { Wallet } from '@fairground/contract'
import { amountOfTyped } from '@fairground/money'
import { Button, Field, formatMoney, MoneyInput, Note, Seg, Select, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBetween } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { useRequestId } from '../../lib/request-id.ts'
import { mainWalletId, useFreshMoney } from './use-wallets.ts'

type Direction = 'in' | 'out'

/** Money between the main wallet and the one at a vendor. */
export function WalletTransferForm({ wallets }: { wallets: readonly Wallet[] }) {
  const { t, i18n } = useTranslation()
  const { show: toast } = useToast()
  const refresh = useFreshMoney()
  const requestId = useRequestId()
  const atVendors = wallets.filter(({ walletId }) => walletId !== mainWalletId)
  const [direction, setDirection] = useState<Direction>('in')
  const [chosen, setChosen] = useState<string>()
  const [digits, setDigits] = useState('')
  const [isTouched, setTouched] = useState(false)
  const vendorId = chosen ?? atVendors[0]?.walletId ?? ''
  const [from, to] = direction === 'in' ? [mainWalletId, vendorId] : [vendorId, mainWalletId]
  const available = wallets.find(({ walletId }) => walletId === from)?.balance ?? '0.00'
  const show = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  const range = t('purses.range', { available: show(available) })
  const amount = amountOfTyped(digits)
  const isOut = !amount || !isBetween(amount, '1.00', available)
  const move = useMutation({
    mutationFn: (sent: string) =>
      api.wallet.walletTransfer({ from, to, amount: sent, requestId: requestId.of(`${from}:${to}:${sent}`) }),
    onSuccess: ({ status }, sent) => {
      requestId.done()
      setDigits('')
      setTouched(false)
      if (status === 'pending') toast({ tone: 'info', title: t('purses.pending') })
      else toast({ tone: 'ok', title: t('purses.moved', { amount: show(sent) }) })
    },
    onSettled: refresh,
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!isOut) move.mutate(amount)
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-120 gap-4.5 border-t border-line-soft pt-5">
      <Seg
        label={t('purses.direction')}
        options={[
          { value: 'in', label: t('purses.in') },
          { value: 'out', label: t('purses.out') },
        ]}
        value={direction}
        onValueChange={setDirection}
      />
      {atVendors.length > 1 && (
        <Field label={t('purses.wallet')}>
          <Select
            value={vendorId}
            onValueChange={setChosen}
            options={atVendors.map(({ walletId, accountTypeName }) => ({ value: walletId, label: accountTypeName }))}
          />
        </Field>
      )}
      <Field
        label={t('transfer.amount')}
        hint={range}
        error={isTouched && isOut ? range : fieldRefusal(t, move.error, 'amount')}
      >
        <MoneyInput value={digits} onValueChange={setDigits} onBlur={() => setTouched(digits !== '')} unit="₫" />
      </Field>
      {move.error && !fieldRefusal(t, move.error, 'amount') && (
        <Note tone="bad" isLive>
          {refusalText(t, move.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" busy={move.isPending} guardMs={1000}>
        {amount ? t('transfer.submitAmount', { amount: show(amount) }) : t('transfer.submit')}
      </Button>
    </form>
  )
}
