import { isRefusal, refusalText } from '@fairground/client'
import type { WithdrawalDetail } from '@fairground/contract'
import { Button, Field, Icon, Input, MoneyInput, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { amountOfText, decimalsOf, isAbove } from '../../../lib/decimal.ts'
import { RefuseDialog } from './refuse-dialog.tsx'
import { useDecide } from './use-decide.ts'

const referenceLengthMin = 3
const referenceLengthMax = 64

/** What was sent by hand: an amount up to the rest, and the bank's reference, so that the same payment never counts twice. */
export function PaymentDesk({ detail }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  const { withdrawalId, unpaidAmount, allowed, account } = detail
  const { pay, reject, isBusy } = useDecide(withdrawalId)
  const [digits, setDigits] = useState(unpaidAmount.replace(/\.00$/, ''))
  const [reference, setReference] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isRefusing, setIsRefusing] = useState(false)
  const amount = amountOfText(digits)
  const isWrongAmount = amount === undefined || isAbove(amount, unpaidAmount)
  const isWrongReference = reference.trim().length < referenceLengthMin
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (amount === undefined || isWrongAmount || isWrongReference || isBusy) return
    const after = ({ unpaidAmount: rest }: WithdrawalDetail) => {
      setDigits(rest.replace(/\.00$/, ''))
      setReference('')
      setIsTried(false)
    }
    pay.mutate({ amount, reference: reference.trim() }, { onSuccess: after })
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      {pay.error !== null && !isRefusal(pay.error, 'STATE_CONFLICT') && (
        <Note tone="bad" isLive>
          {refusalText(t, pay.error)}
        </Note>
      )}
      <Field label={t('part.amount')} error={isTried && isWrongAmount && t('part.amountWrong')}>
        <MoneyInput value={digits} onValueChange={setDigits} decimals={decimalsOf(unpaidAmount)} />
      </Field>
      <Field
        label={t('part.reference')}
        hint={t('part.referenceHint')}
        error={isTried && isWrongReference && t('errors:validation.tooShort', { min: referenceLengthMin })}
      >
        <Input
          dir="ltr"
          value={reference}
          maxLength={referenceLengthMax}
          autoComplete="off"
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="mint"
          size="lg"
          className="flex-1"
          busy={pay.isPending}
          guardMs={1000}
          start={<Icon name="icon-[ph--check-bold]" />}
        >
          {t('part.sent')}
        </Button>
        {allowed.includes('reject') && (
          <Button
            variant="line"
            size="lg"
            className="px-4! not-disabled:text-ruby-ink"
            disabled={isBusy}
            onClick={() => setIsRefusing(true)}
          >
            {t('action.reject')}
          </Button>
        )}
      </div>
      <RefuseDialog account={account} open={isRefusing} onOpenChange={setIsRefusing} reject={reject} />
    </form>
  )
}
