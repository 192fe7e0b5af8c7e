import type { MemberRisk } from '@fairground/contract'
import { Button, Field, Input } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../../components/amount.tsx'
import { RefusalNote } from '../../../../components/refusal-note.tsx'
import { api } from '../../../../lib/api.ts'
import { may, useMe } from '../../../../lib/me.ts'
import { useRenewRisk } from '../use-renew-risk.ts'

const sourceLengthMin = 3

/** What the player earns a month, as stated or proven: deposits are held against it. */
export function PlayerIncome({ player: { memberId, income } }: { player: MemberRisk }) {
  const { t } = useTranslation()
  const me = useMe()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-label={t('risk.income')} className="grid gap-2.5 border-t border-line-soft pt-4">
      <h2 className="font-bold">{t('risk.income')}</h2>
      <p className="text-sm text-ink-2">
        {income ? (
          <>
            <Amount amount={income.amount} /> · {income.source}
          </>
        ) : (
          t('risk.noIncome')
        )}
      </p>
      {may(me, 'risk.act') && !isOpen && (
        <Button variant="line" size="sm" onClick={() => setIsOpen(true)}>
          {t('risk.incomeSave')}
        </Button>
      )}
      {isOpen && <IncomeForm memberId={memberId} onSaved={() => setIsOpen(false)} />}
    </section>
  )
}

function IncomeForm({ memberId, onSaved }: { memberId: string; onSaved: () => void }) {
  const { t } = useTranslation()
  const [amount, setAmount] = useState('')
  const [source, setSource] = useState('')
  const renew = useRenewRisk()
  const save = useMutation({
    mutationFn: () => api.staff.saveMemberIncome({ memberId, amount: `${amount}.00`, source: source.trim() }),
    onSuccess: onSaved,
    onSettled: renew,
  })
  return (
    <form
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Field label={t('risk.income')}>
        <Input
          inputMode="numeric"
          value={amount}
          maxLength={13}
          onChange={({ target }) => setAmount(target.value.replace(/\D/g, ''))}
        />
      </Field>
      <Field label={t('risk.incomeSource')}>
        <Input value={source} maxLength={120} onChange={({ target }) => setSource(target.value)} />
      </Field>
      <RefusalNote error={save.error} />
      <Button
        type="submit"
        variant="mint"
        size="sm"
        busy={save.isPending}
        disabled={!/[1-9]/.test(amount) || source.trim().length < sourceLengthMin}
      >
        {t('risk.incomeSave')}
      </Button>
    </form>
  )
}
