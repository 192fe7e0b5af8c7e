import type { WithdrawalDetail } from '@fairground/contract'
import { formatClock, formatMoney, Note, useCountdown, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../../lib/currency.ts'
import { DisputeClock, DisputeState } from './dispute-clock.tsx'
import { DisputeDesk } from './dispute-desk.tsx'
import { MessageThread } from './message-thread.tsx'

/** What did not arrive, what both sides wrote and showed, and the answer. */
export function DisputeCase({ detail }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const currency = useCurrency()
  const { dispute, messages } = detail
  const closing = useCountdown(dispute?.forcedAt ? Date.parse(dispute.forcedAt) : undefined)
  if (!dispute) return null
  const amount = formatMoney(dispute.amount, { locale, currency, decimals: 0 })
  const { proposal } = dispute
  return (
    <section className="grid gap-3 rounded-md bg-surface-2 p-3" aria-label={t('dispute.panelTitle', { amount })}>
      <h3 className="text-sm font-semibold">{t('dispute.panelTitle', { amount })}</h3>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <DisputeState dispute={dispute} />
        <DisputeClock dispute={dispute} />
      </p>
      {dispute.forcedAt && <Note tone="warn">{t('dispute.forceRuns', { time: formatClock(closing) })}</Note>}
      {proposal && (
        <Note tone="info" icon="icon-[ph--users-duotone]">
          {t('dispute.proposed', { username: proposal.username, decision: t(`dispute.decide.${proposal.decision}`) })}
        </Note>
      )}
      <MessageThread messages={messages} />
      {detail.allowed.includes('answer') && <DisputeDesk detail={detail} dispute={dispute} />}
    </section>
  )
}
