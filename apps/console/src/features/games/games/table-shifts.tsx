import { refusalText } from '@fairground/client'
import type { TableShifts as Shifts } from '@fairground/contract'
import { Button, ErrorState, Note, Skeleton, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { PlanShift } from './plan-shift.tsx'
import { usePlanShift, useTableShifts } from './use-table-shifts.ts'

/** Who deals at a table: what is planned, what was dealt, and what came of each shift. */
export function TableShifts({ tableId }: { tableId: string }) {
  const { t } = useTranslation()
  const me = useMe()
  const { data, error, refetch } = useTableShifts(tableId)
  const { plan, cancel } = usePlanShift(tableId)
  const canPlan = may(me, 'tables.supervise')
  return (
    <section aria-label={t('lobby:shift.title')} className="grid gap-3">
      <h3 className="font-semibold">{t('lobby:shift.title')}</h3>
      {error && <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-32 w-full" />}
      {data && (
        <>
          <Plans plans={data.plans} onCancel={canPlan ? cancel.mutate : undefined} isBusy={cancel.isPending} />
          <CancelFault fault={cancel.data?.fault} />
          {canPlan && <PlanShift dealers={data.dealers} plan={plan} />}
          <Past shifts={data.shifts} />
        </>
      )}
    </section>
  )
}

interface PlansProps {
  plans: Shifts['plans']
  /** Absent for whoever plans none. */
  onCancel: ((planId: string) => void) | undefined
  isBusy: boolean
}

function Plans({ plans, onCancel, isBusy }: PlansProps) {
  const { t } = useTranslation()
  if (plans.length === 0) return <p className="text-sm text-ink-3">{t('lobby:shift.noPlans')}</p>
  return (
    <ul aria-label={t('lobby:shift.plans')} className="divide-y divide-line-soft rounded-md bg-surface-2">
      {plans.map(({ planId, dealer, startsAt, endsAt, isOpen }) => (
        <li key={planId} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-sm">
          <bdi className="font-semibold">{dealer}</bdi>
          <span className="flex-1 text-ink-2">
            <Moment at={startsAt} /> – <Moment at={endsAt} />
          </span>
          {isOpen && (
            <StatusChip size="sm" tone="ok">
              {t('lobby:shift.open')}
            </StatusChip>
          )}
          {!isOpen && onCancel && (
            <Button
              variant="quiet"
              size="sm"
              busy={isBusy}
              aria-label={t('lobby:shift.cancelOf', { name: dealer })}
              onClick={() => onCancel(planId)}
            >
              {t('lobby:shift.cancel')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function CancelFault({ fault }: Pick<Shifts, 'fault'>) {
  const { t } = useTranslation()
  return fault ? <Note tone="bad">{t(`lobby:shift.fault.${fault.rule}`, { table: fault.tableId })}</Note> : null
}

function Past({ shifts }: Pick<Shifts, 'shifts'>) {
  const { t } = useTranslation()
  if (shifts.length === 0) return <p className="text-sm text-ink-3">{t('lobby:shift.noPast')}</p>
  return (
    <div className="grid gap-1.5">
      <h4 className="text-sm font-semibold text-ink-2">{t('lobby:shift.past')}</h4>
      <ol className="divide-y divide-line-soft rounded-md bg-surface-2">
        {shifts.map((shift) => (
          <PastShift key={shift.shiftId} shift={shift} />
        ))}
      </ol>
    </div>
  )
}

function PastShift({ shift }: { shift: Shifts['shifts'][number] }) {
  const { t } = useTranslation()
  const { dealer, openedAt, closedAt, isPlanned, rounds, voidRounds, incidents, tips } = shift
  return (
    <li className="grid gap-0.5 px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <bdi className="font-semibold">{dealer}</bdi>
        <span className="flex-1 text-ink-2">
          <Moment at={openedAt} /> – {closedAt ? <Moment at={closedAt} /> : t('lobby:shift.now')}
        </span>
        {!closedAt && (
          <StatusChip size="sm" tone="ok">
            {t('lobby:shift.open')}
          </StatusChip>
        )}
        {!isPlanned && <StatusChip size="sm">{t('lobby:shift.unplanned')}</StatusChip>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-3">
        <span>{t('lobby:shift.rounds', { count: rounds })}</span>
        {voidRounds > 0 && <span>{t('lobby:shift.voids', { count: voidRounds })}</span>}
        {incidents > 0 && <span className="text-warn-ink">{t('lobby:shift.incidents', { count: incidents })}</span>}
        {tips?.map(({ currency, amount }) => (
          <span key={currency}>
            {t('lobby:shift.tips')} <Amount amount={amount} currency={currency} />
          </span>
        ))}
      </p>
    </li>
  )
}
