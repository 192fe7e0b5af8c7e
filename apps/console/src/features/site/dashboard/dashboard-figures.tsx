import type { Permission } from '@fairground/contract'
import { Kpi, type KpiProps, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { waitOf } from '../../../lib/wait.ts'
import type { DashboardData } from './dashboard-data.ts'

interface Figure extends KpiProps {
  id: string
  /** Where the figure comes from. */
  href: string
  /** Needed to open it; absent for a place on this page. */
  permission?: Permission
}

/** Six figures, each a way to what it counts. */
export function DashboardFigures({ data }: { data: DashboardData | undefined }) {
  const figures = useFigures(data)
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {figures.map((figure) => (
        <li key={figure.id}>
          <FigureCard {...figure} isLoading={!data} />
        </li>
      ))}
    </ul>
  )
}

function FigureCard({ id: _, href, permission, ...kpi }: Figure) {
  const { Link } = useUi()
  const me = useMe()
  if (permission && !may(me, permission)) return <Kpi {...kpi} className="h-full" />
  return (
    <Link href={href} className="block h-full rounded-md transition-[filter] hover:brightness-104 focus-ring">
      <Kpi {...kpi} className="h-full" />
    </Link>
  )
}

function useFigures(data: DashboardData | undefined): Figure[] {
  const { t } = useTranslation()
  const { count } = useFormats()
  const text = (value: number | undefined) => (value === undefined ? '' : count(value))
  const money = (amount: string | undefined, isSigned = false) =>
    amount && <Amount amount={amount} currency={data?.currency} signed={isSigned} />
  const wait = data?.longestWaitSeconds === undefined ? undefined : waitOf(data.longestWaitSeconds)
  return [
    {
      id: 'withdrawals',
      label: t('dashboard.pendingWithdrawals'),
      value: text(data?.pendingWithdrawals),
      note: (
        <>
          {money(data?.pendingWithdrawalsAmount)}
          {wait && ` · ${t('dashboard.longestWait', { wait: t(wait.key, wait.args) })}`}
        </>
      ),
      href: '/withdrawals',
      permission: 'withdrawals.read',
    },
    {
      id: 'deposits',
      label: t('dashboard.pendingDeposits'),
      value: text(data?.pendingDeposits),
      note: t('dashboard.pendingDepositsNote'),
      href: '/deposits',
      permission: 'deposits.read',
    },
    {
      id: 'players',
      label: t('dashboard.playersToday'),
      value: text(data?.playersToday),
      note: data && t('dashboard.ofMembers', { total: count(data.membersTotal) }),
      href: '/members',
      permission: 'members.read',
    },
    {
      id: 'ggr',
      label: t('dashboard.ggrToday'),
      value: money(data?.ggrToday, true),
      note: data && (
        <>
          {t('dashboard.stakes')} {money(data.stakesToday)} · {t('dashboard.payouts')} {money(data.payoutsToday)}
        </>
      ),
      href: '#play',
    },
    {
      id: 'liability',
      label: t('dashboard.liability'),
      value: money(data?.memberLiability),
      note: t('dashboard.liabilityNote'),
      href: '/members',
      permission: 'members.read',
    },
    {
      id: 'new',
      label: t('dashboard.newToday'),
      value: text(data?.membersNewToday),
      note: t('dashboard.newTodayNote'),
      href: '/members',
      permission: 'members.read',
    },
  ]
}
