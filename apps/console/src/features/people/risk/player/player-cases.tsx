import type { MemberRisk, RiskCase } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../../components/moment.tsx'
import { RouterLink } from '../../../../components/router-link.tsx'
import { TaskChip } from '../case-table.tsx'

/** What is open about the player, and what was. */
export function PlayerCases({ player: { cases } }: { player: MemberRisk }) {
  const { t } = useTranslation()
  const open = cases.filter(({ state }) => state === 'open')
  const closed = cases.filter(({ state }) => state === 'closed')
  return (
    <section aria-label={t('risk.tasks')} className="grid gap-2.5">
      <h2 className="poster text-xl">{t('risk.tasks')}</h2>
      {open.length === 0 && <p className="text-sm text-ink-2">{t('risk.noTask')}</p>}
      {open.map((one) => (
        <OpenCase key={one.caseId} one={one} />
      ))}
      {closed.length > 0 && (
        <>
          <h3 className="mt-1 text-sm font-bold">{t('risk.closedCases')}</h3>
          <ul className="grid gap-1.5 text-sm">
            {closed.map(({ caseId, number, outcome, closedAt }) => (
              <li key={caseId} className="flex justify-between gap-2">
                <RouterLink href={`/risk?view=closed&id=${caseId}`} className="font-semibold">
                  V-{number}
                </RouterLink>
                <span className="min-w-0 flex-1 text-ink-2">{outcome && t(`risk.outcome.${outcome}`)}</span>
                {closedAt && <Moment at={closedAt} className="text-ink-3" />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function OpenCase({ one }: { one: RiskCase }) {
  const { t } = useTranslation()
  return (
    <RouterLink
      href={`/risk?id=${one.caseId}`}
      className="grid gap-1 rounded-md bg-surface-2 p-3 text-sm hover:bg-surface-3"
    >
      <span className="flex items-center gap-2">
        <TaskChip one={one} />
        <b>V-{one.number}</b>
      </span>
      <span className={one.isLate ? 'text-xs font-semibold text-ruby-ink' : 'text-xs text-ink-3'}>
        {t('risk.due')} <Moment at={one.dueAt} /> · <bdi>{one.assignedTo ?? t('risk.nobody')}</bdi>
      </span>
    </RouterLink>
  )
}
