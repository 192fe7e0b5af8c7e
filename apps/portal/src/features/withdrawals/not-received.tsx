import { refusalText } from '@fairground/client'
import { messageLengthMax, messageLengthMin, type Withdrawal } from '@fairground/contract'
import { amountOfTyped, formatAmount } from '@fairground/money'
import { Button, Dialog, Field, formatMoney, MoneyInput, Note, Textarea, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofFiles } from '../../components/proof-files.tsx'
import { minorOf } from '../../lib/amount.ts'
import { api, query } from '../../lib/api.ts'
import { sendProofs } from '../../lib/send-proofs.ts'

interface NotReceivedProps {
  withdrawal: Withdrawal
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What was sent has not come: how much of it has, what the player sees, and pictures. Says before what may follow. */
export function NotReceived({ withdrawal, open, onOpenChange }: NotReceivedProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('dispute.openTitle')} titleLook="plain">
      <ComplaintForm withdrawal={withdrawal} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function ComplaintForm({ withdrawal, onDone }: { withdrawal: Withdrawal; onDone: () => void }) {
  const { t, i18n } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  const [digits, setDigits] = useState('')
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [isTried, setTried] = useState(false)
  const { withdrawalId, paidAmount, receivedAmount } = withdrawal
  const openMinor = minorOf(paidAmount) - minorOf(receivedAmount)
  const arrived = digits === '' ? '0.00' : amountOfTyped(digits)
  const amount = formatMoney(formatAmount(openMinor, 'VND'), { locale: i18n.language, currency: 'VND', decimals: 0 })
  const wrong = {
    amount: !arrived || minorOf(arrived) >= openMinor,
    text: text.trim().length < messageLengthMin,
    images: files.length === 0,
  }
  const complain = useMutation({
    mutationFn: async () => {
      const proofImages = await sendProofs('withdrawal', files)
      const arrivedMinor = minorOf(arrived ?? '0.00')
      const part =
        arrivedMinor > 0n ? { receivedAmount: formatAmount(minorOf(receivedAmount) + arrivedMinor, 'VND') } : {}
      return api.withdrawals.confirm({ withdrawalId, result: 'notReceived', text, proofImages, ...part })
    },
    onSuccess: () => {
      toast({ tone: 'ok', title: t('dispute.opened') })
      onDone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.withdrawals.key() }),
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!Object.values(wrong).includes(true)) complain.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-2">{t('dispute.openText')}</p>
      <Field
        label={t('dispute.arrived', { amount })}
        hint={t('dispute.arrivedHint')}
        error={isTried && wrong.amount && t('dispute.arrivedTooMuch', { amount })}
      >
        <MoneyInput value={digits} onValueChange={setDigits} unit="₫" />
      </Field>
      <Field
        label={t('dispute.text')}
        hint={t('dispute.textHint')}
        error={isTried && wrong.text && t('dispute.textNeeded')}
      >
        <Textarea value={text} maxLength={messageLengthMax} onChange={(event) => setText(event.target.value)} />
      </Field>
      <ProofFiles
        files={files}
        onFiles={setFiles}
        error={isTried && wrong.images ? t('dispute.imageNeeded') : undefined}
      />
      <Note tone="warn">{t('dispute.consequence')}</Note>
      {complain.error && (
        <Note tone="bad" isLive>
          {refusalText(t, complain.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={complain.isPending} guardMs={1000}>
        {t('dispute.open')}
      </Button>
    </form>
  )
}
