import { refusalText } from '@fairground/client'
import type { GiftBudget, Threshold } from '@fairground/contract'
import { Button, ErrorState, Skeleton } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { OpenWish } from '../../../components/open-wish.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SettingGroup, SettingRow } from '../../../components/settings.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { AmountsDialog } from './amounts-dialog.tsx'
import { useAsk, useGiftBudgets, useThresholds } from './use-thresholds.ts'

/** What one person may give alone, and what a day may cost. */
export function ThresholdsScreen() {
  const { t } = useTranslation()
  const [thresholds, budgets] = [useThresholds(), useGiftBudgets()]
  const error = thresholds.error ?? budgets.error
  const reload = () => void Promise.all([thresholds.refetch(), budgets.refetch()])
  return (
    <div className="min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.thresholds')} />
      {error && <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={reload} />}
      {!error && !(thresholds.data && budgets.data) && <Skeleton className="h-96 w-full" />}
      <div className="grid max-w-3xl gap-4">
        {thresholds.data && (
          <SettingGroup title={t('thresholds.title')} text={t('thresholds.text')}>
            {thresholds.data.list.map((one) => (
              <ThresholdRow key={`${one.topic} ${one.currency}`} threshold={one} />
            ))}
          </SettingGroup>
        )}
        {budgets.data && (
          <SettingGroup title={t('giftBudgets.title')} text={t('giftBudgets.text')}>
            {budgets.data.list.map((one) => (
              <BudgetRow key={one.source} budget={one} />
            ))}
          </SettingGroup>
        )}
      </div>
    </div>
  )
}

function ThresholdRow({ threshold: { topic, currency, amount, wish } }: { threshold: Threshold }) {
  const { t } = useTranslation()
  const { threshold: ask } = useAsk()
  const [isAsking, setAsking] = useState(false)
  const title = t(`wishes.topics.${topic}`)
  return (
    <Row
      title={title}
      text={t(`thresholds.topicText.${topic}`)}
      value={amount === '0.00' ? t('thresholds.always') : <Amount amount={amount} currency={currency} />}
      isWaiting={wish !== undefined}
      onChange={() => setAsking(true)}
    >
      <OpenWish wish={wish} text={wish && <Amount amount={wish.amount} currency={currency} />} />
      {isAsking && (
        <AmountsDialog
          title={title}
          currency={currency}
          amounts={{ amount }}
          labelOf={() => t('thresholds.amount')}
          ask={ask}
          onAsk={({ amount: wanted = '' }, reason) =>
            ask.mutate({ topic, currency, amount: wanted, reason }, { onSuccess: () => setAsking(false) })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  )
}

function BudgetRow({ budget: { source, currency, day, member, spentToday, wish } }: { budget: GiftBudget }) {
  const { t } = useTranslation()
  const { budget: ask } = useAsk()
  const [isAsking, setAsking] = useState(false)
  const title = t(`giftBudgets.sources.${source}`)
  return (
    <Row
      title={title}
      text={t('giftBudgets.figures')}
      value={
        <span className="grid">
          <span>
            <Amount amount={spentToday} currency={currency} /> / <Amount amount={day} currency={currency} />
          </span>
          <Amount amount={member} currency={currency} className="text-ink-3" />
        </span>
      }
      isWaiting={wish !== undefined}
      onChange={() => setAsking(true)}
    >
      <OpenWish wish={wish} />
      {isAsking && (
        <AmountsDialog
          title={title}
          currency={currency}
          amounts={{ day, member }}
          labelOf={(field) => t(`giftBudgets.${field}`)}
          ask={ask}
          onAsk={(wanted, reason) =>
            ask.mutate(
              { source, currency, day: wanted.day ?? '', member: wanted.member ?? '', reason },
              { onSuccess: () => setAsking(false) },
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  )
}

type RowProps = {
  title: string
  text: string
  value: ReactNode
  isWaiting: boolean
  onChange: () => void
  children: ReactNode
}

function Row({ title, text, value, isWaiting, onChange, children }: RowProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'site.manage') && !isWaiting
  return (
    <div className="pb-1">
      <SettingRow title={title} text={text}>
        <span className="text-end text-sm font-semibold">{value}</span>
        {canChange && (
          <Button variant="line" size="sm" onClick={onChange} aria-label={`${t('thresholds.change')}: ${title}`}>
            {t('thresholds.change')}
          </Button>
        )}
      </SettingRow>
      {children}
    </div>
  )
}
