import type { KeyValue } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from './moment.tsx'
import { WholeId } from './record-id.tsx'

/** Why it was asked for, in the words of who asked. */
export function AskedReason({ reason }: { reason: string }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold">{t('reason.label')}</h3>
      <p className="text-sm break-words whitespace-pre-line text-ink-2">
        <bdi>{reason}</bdi>
      </p>
    </section>
  )
}

type Asked = {
  askedBy: string
  askedAt: string
  decidedBy?: string | undefined
  decidedAt?: string | undefined
  decisionReason?: string | undefined
}

/** The last lines of what one person asked for and another decided: who, when, why, and its id. */
export function useAskedRows(asked: Asked, id: string): KeyValue[] {
  const { t } = useTranslation()
  const { askedBy, askedAt, decidedBy, decidedAt, decisionReason } = asked
  return [
    { id: 'asked', label: t('adjust.askedBy'), value: <By name={askedBy} at={askedAt} /> },
    ...(decidedBy && decidedAt
      ? [{ id: 'decided', label: t('deposits.decidedBy'), value: <By name={decidedBy} at={decidedAt} /> }]
      : []),
    ...(decisionReason ? [{ id: 'why', label: t('adjust.decisionReason'), value: <bdi>{decisionReason}</bdi> }] : []),
    { id: 'id', label: t('ledger.reference'), value: <WholeId id={id} label={t('ledger.reference')} /> },
  ]
}

const By = ({ name, at }: { name: string; at: string }) => (
  <>
    <bdi>{name}</bdi>
    <span className="block text-xs font-normal text-ink-3">
      <Moment at={at} look="exactMoment" />
    </span>
  </>
)
