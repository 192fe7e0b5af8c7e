import { refusalText } from '@fairground/client'
import type { RiskCaseDetail } from '@fairground/contract'
import { Button, ButtonLink, Empty, ErrorState, Icon, KeyValues, Note, Skeleton } from '@fairground/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { api, query } from '../../../lib/api.ts'
import { CaseDecision, CaseWish } from './case-decision.tsx'
import { CaseReport } from './case-report.tsx'
import { TaskChip } from './case-table.tsx'
import { CloseCase } from './close-case.tsx'
import { FlagList } from './flag-list.tsx'
import { useRenewRisk } from './use-renew-risk.ts'

interface CasePanelProps {
  caseId: string
  onClose: () => void
}

/** One case: whose, why, until when, and what may be done about it. */
export function CasePanel({ caseId, onClose }: CasePanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    ...query.staff.riskCase.queryOptions({ input: { caseId } }),
    retry: false,
  })
  return (
    <SidePanel
      label={t('risk.case')}
      head={
        data ? (
          <MemberName look="head" account={data.account} icon={data.icon} note={`V-${data.number}`} />
        ) : (
          <Skeleton className="h-11 w-2/3" />
        )
      }
      footer={data && data.allowed.length > 0 && <Acts one={data} />}
      onClose={onClose}
    >
      {data && <Facts one={data} />}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {!data && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
    </SidePanel>
  )
}

function Facts({ one }: { one: RiskCaseDetail }) {
  const { t } = useTranslation()
  return (
    <>
      {one.kind === 'laundering' && <Note tone="warn">{t('risk.secret')}</Note>}
      <KeyValues
        look="well"
        items={[
          { id: 'task', label: t('risk.task'), value: <TaskChip one={one} /> },
          { id: 'opened', label: t('risk.openedAt'), value: <Moment at={one.openedAt} look="exactMoment" /> },
          one.state === 'open'
            ? { id: 'due', label: t('risk.due'), value: <Moment at={one.dueAt} look="exactMoment" /> }
            : {
                id: 'closed',
                label: t('risk.closedAt'),
                value: one.closedAt && <Moment at={one.closedAt} look="exactMoment" />,
              },
          { id: 'assigned', label: t('risk.assigned'), value: <bdi>{one.assignedTo ?? t('risk.nobody')}</bdi> },
          ...(one.outcome
            ? [{ id: 'outcome', label: t('risk.outcome'), value: t(`risk.outcome.${one.outcome}`) }]
            : []),
        ]}
      />
      {one.outcomeNote && <p className="text-sm break-words whitespace-pre-wrap text-ink-2">{one.outcomeNote}</p>}
      {one.wish && <CaseWish wish={one.wish} />}
      {one.report && <CaseReport one={one} report={one.report} />}
      <section aria-label={t('risk.flagCount')}>
        <h3 className="text-sm font-bold">{t('risk.flagCount')}</h3>
        <FlagList flags={one.flags} />
      </section>
      <ButtonLink
        href={`/players/${one.memberId}`}
        variant="line"
        className="justify-between!"
        end={<Icon name="icon-[ph--caret-right-bold]" flip className="text-xs" />}
      >
        {t('risk.whole')}
      </ButtonLink>
    </>
  )
}

function Acts({ one }: { one: RiskCaseDetail }) {
  const { t } = useTranslation()
  const renew = useRenewRisk()
  const take = useMutation({
    mutationFn: () => api.staff.takeRiskCase({ caseId: one.caseId }),
    onSettled: renew,
  })
  return (
    <div className="grid gap-2">
      <RefusalNote error={take.error} />
      {one.allowed.includes('take') && (
        <Button variant="line" block busy={take.isPending} onClick={() => take.mutate()}>
          {t('risk.take')}
        </Button>
      )}
      {one.allowed.includes('close') && <CloseCase one={one} />}
      {one.allowed.includes('decide') && <CaseDecision one={one} />}
    </div>
  )
}
