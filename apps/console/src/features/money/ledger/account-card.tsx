import type { LedgerAccount } from '@fairground/contract'
import { Button, Field, Input, KpiStrip } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { SideName } from './side-name.tsx'
import { useBalanceAt } from './use-ledger.ts'

type AccountCardProps = { account: LedgerAccount; onLeave: () => void }

/** The account whose list is shown: what stands there now, what is held, and what stood there at a moment. */
export function AccountCard({ account, onLeave }: AccountCardProps) {
  const { t } = useTranslation()
  const [at, setAt] = useState('')
  const then = useBalanceAt(account.accountId, at || undefined)
  const { currency } = account
  const thenValue = then.data?.balanceAt
  return (
    <section className="mb-3.5 card p-4" aria-label={t('ledger.account')}>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="me-auto min-w-0 text-lg font-semibold">
          <SideName side={account} />
        </h2>
        <span className="text-sm text-ink-3">
          {t('ledger.accountNo')} <bdi>{account.accountId}</bdi> · {currency}
        </span>
        <Button variant="line" size="sm" onClick={onLeave}>
          {t('ledger.allAccounts')}
        </Button>
      </div>
      <div className="grid gap-3 md:grid-cols-[1fr_16rem] md:items-end">
        <KpiStrip
          className="shadow-none! ring-1 ring-line-soft"
          items={[
            {
              id: 'now',
              label: t('ledger.balance'),
              value: <Amount amount={account.balance} currency={currency} />,
              note: account.ownerKind === 'house' || account.ownerKind === 'vendor' ? t('ledger.signNote') : undefined,
            },
            { id: 'held', label: t('ledger.held'), value: <Amount amount={account.held} currency={currency} /> },
            {
              id: 'then',
              label: t('ledger.balanceAt'),
              value: thenValue ? <Amount amount={thenValue} currency={currency} /> : '–',
              isLoading: then.isFetching && at !== '',
            },
          ]}
        />
        <Field label={t('ledger.moment')} hint={t('ledger.momentHint')}>
          <Input type="datetime-local" size="sm" value={at} onChange={(event) => setAt(event.target.value)} />
        </Field>
      </div>
    </section>
  )
}
