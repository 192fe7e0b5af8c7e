import { refusalText } from '@fairground/client'
import { Button, formatMoney, Icon, KpiStrip, Note, useToast, useUi } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { decimalsOf } from '../../../lib/decimal.ts'
import { DepositPanel } from './deposit-panel.tsx'
import { figuresOf } from './statement-figures.ts'
import { StatementForm } from './statement-form.tsx'
import { StatementTable } from './statement-table.tsx'
import { useStatement } from './use-statement.ts'

/** A bank statement held against the deposits that wait; what matches is credited together. */
export function StatementScreen({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation()
  const toast = useToast()
  const currency = useCurrency()
  const { locale } = useUi()
  const [openId, setOpenId] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const { match, read, approve, forget } = useStatement((n) =>
    toast.show({ tone: 'ok', title: t('statement.done', { n }) }),
  )
  const { matched, matchedAmount, approvedCount, leftCount } = figuresOf(match?.lines ?? [])
  const shown = formatMoney(matchedAmount, { locale, currency, decimals: decimalsOf(matchedAmount) })
  return (
    <SplitView panel={openId && <DepositPanel key={openId} depositId={openId} onClose={() => setOpenId(undefined)} />}>
      <PageHead title={t('statement.title')}>
        {match && (
          <div className="flex flex-wrap gap-2">
            <Button variant="line" onClick={forget}>
              {t('statement.clear')}
            </Button>
            <Button
              variant="lamp"
              start={<Icon name="icon-[ph--check-bold]" />}
              disabled={matched.length === 0}
              busy={approve.isPending}
              onClick={() => setIsAsked(true)}
            >
              {t('statement.approve', { n: matched.length })}
            </Button>
          </div>
        )}
      </PageHead>
      {tabs}
      {approve.error && (
        <Note tone="bad" isLive className="mb-3">
          {refusalText(t, approve.error)}
        </Note>
      )}
      {match ? (
        <div className="grid gap-4">
          <KpiStrip
            items={[
              { id: 'matched', label: t('statement.matchedCount'), value: matched.length },
              { id: 'amount', label: t('statement.matchedAmount'), value: <Amount amount={matchedAmount} /> },
              { id: 'approved', label: t('statement.approvedCount'), value: approvedCount },
              { id: 'left', label: t('statement.leftCount'), value: leftCount },
              {
                id: 'skipped',
                label: t('statement.skippedCount'),
                value: match.skipped.length,
                note: t('statement.skippedText'),
              },
            ]}
          />
          <StatementTable lines={match.lines} onOpen={setOpenId} />
          {match.skipped.length > 0 && (
            <ul className="grid gap-1 text-sm text-ink-2">
              {match.skipped.map(({ line, reason }) => (
                <li key={line}>{t(`statement.skipped.${reason}`, { line })}</li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <StatementForm isBusy={read.isPending} error={read.error} onRead={read.mutate} />
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('statement.ask', { amount: shown })}
        text={t('statement.askText')}
        confirmLabel={t('statement.approve', { n: matched.length })}
        isBusy={approve.isPending}
        onConfirm={() =>
          approve.mutate(
            matched.map(({ bankTransactionId }) => bankTransactionId),
            { onSettled: () => setIsAsked(false) },
          )
        }
      />
    </SplitView>
  )
}
