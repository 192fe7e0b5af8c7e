import type { MemberRisk, RiskAction } from '@fairground/contract'
import { Timeline } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../../components/moment.tsx'
import { useFormats } from '../../../../lib/use-formats.ts'

/** What was done about the score, why, and what became of it. */
export function PlayerActions({ actions }: { actions: MemberRisk['actions'] }) {
  const { t } = useTranslation()
  if (actions.length === 0) return <p className="text-sm text-ink-2">{t('risk.noActions')}</p>
  return (
    <Timeline
      label={t('risk.actions')}
      events={actions.map((action) => ({
        id: action.actionId,
        title: t(`risk.act.${action.kind}`),
        time: <Moment at={action.at} />,
        actor: (
          <>
            <bdi>{action.isSystem ? t('risk.bySystem') : action.by}</bdi> · {t('risk.points')} {action.score}
          </>
        ),
        text: <Why action={action} />,
        tone: action.isSystem ? ('neutral' as const) : ('info' as const),
      }))}
    />
  )
}

function Why({ action: { reason, effect7, effect30 } }: { action: RiskAction }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const effectText = (days: number, { before, after }: { before: string; after: string }) =>
    t('risk.effect', { days, before: formats.compactMoney(before), after: formats.compactMoney(after) })
  return (
    <>
      <span className="block">{reason}</span>
      {effect7 && <span className="block text-xs text-ink-3">{effectText(7, effect7)}</span>}
      {effect30 && <span className="block text-xs text-ink-3">{effectText(30, effect30)}</span>}
    </>
  )
}
