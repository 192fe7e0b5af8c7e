import type { TeamOverview } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { ErrorState, Kpi, Money, Spark } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DayChart } from '../../components/records/day-chart.tsx'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { type DayRange, daysIn } from '../../components/records/site-days.ts'
import { toneOf } from '../../components/records/tone-of.ts'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'
import { PointsLine } from './points-line.tsx'
import { TypeShares } from './type-shares.tsx'

/** How large the team is, and what it paid in, staked and gained. */
export function OverviewPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const days = useDays()
  const overview = useQuery({
    ...query.agents.overview.queryOptions({ input: days.span }),
    placeholderData: keepPreviousData,
  })
  const team = overview.data
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="font-poster text-3xl">{t('agents:page.overview')}</h1>
      <RecordFilters days={days} />
      {overview.isError && !team ? (
        <ErrorState
          title={t('record.failed')}
          text={t('wallet.safe')}
          onRetry={() => void overview.refetch()}
          isRetrying={overview.isFetching}
        />
      ) : (
        <>
          <Figures team={team} range={days.range} />
          <PointsLine
            span={days.span}
            onOpen={() =>
              void navigate({
                to: '/agentHome/$pageKey',
                params: { pageKey: 'incomeReport' },
                search: { tab: 'points' },
              })
            }
          />
          <div className="grid grid-cols-1 items-stretch gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <DayChart
              label={t('agents:chart')}
              range={days.range}
              rows={team?.days}
              series={[
                { name: t('profit.validBet'), color: 'lamp', amountOf: ({ validBet }) => validBet },
                { name: t('agents:teamProfit'), color: 'fish', amountOf: ({ profit }) => profit },
              ]}
            />
            <TypeShares byType={team?.byType} total={team?.validBet} />
          </div>
          <DayChart
            label={t('agents:moneyChart')}
            range={days.range}
            rows={team?.days}
            series={[
              { name: t('profit.deposit'), color: 'up', amountOf: ({ deposit }) => deposit },
              { name: t('profit.withdraw'), color: 'down', amountOf: ({ withdraw }) => withdraw },
            ]}
          />
        </>
      )}
    </div>
  )
}

function Figures({ team, range }: { team: TeamOverview | undefined; range: DayRange }) {
  const { t, i18n } = useTranslation()
  const isLoading = !team
  const count = numberFormat(i18n.language)
  const percent = numberFormat(i18n.language, { style: 'percent' })
  const size = team ? team.members + team.agents : 0
  const line = (color: 'esports' | 'fish' | 'up' | 'lamp', of: (day: TeamOverview['days'][number]) => string) =>
    team && <Spark color={color} values={perDay(team.days, range, of)} />
  return (
    <div className="fit-grid">
      <Kpi
        label={t('agents:size')}
        value={count.format(size)}
        note={team && t('agents:newMembers', { count: team.newMembers })}
        aside={line('esports', ({ newMembers }) => String(newMembers))}
        isLoading={isLoading}
      />
      <Kpi
        label={t('agents:active')}
        value={count.format(team?.active ?? 0)}
        note={team && t('agents:ofTeam', { share: percent.format(size ? team.active / size : 0) })}
        aside={line('fish', ({ active }) => String(active))}
        isLoading={isLoading}
      />
      <Kpi
        label={t('profit.deposit')}
        value={team && <Money amount={team.deposit} currency="VND" decimals={0} />}
        note={team && <Noted label={t('profit.withdraw')} amount={team.withdraw} />}
        aside={line('up', ({ deposit }) => deposit)}
        isLoading={isLoading}
      />
      <Kpi
        label={t('profit.validBet')}
        value={team && <Money amount={team.validBet} currency="VND" decimals={0} />}
        note={team && <Noted label={t('profit.win')} amount={team.win} />}
        aside={line('lamp', ({ validBet }) => validBet)}
        isLoading={isLoading}
      />
      <Kpi
        label={t('agents:teamProfit')}
        value={team && <Money amount={team.profit} currency="VND" decimals={0} signed />}
        valueTone={toneOf(team?.profit)}
        isLoading={isLoading}
      />
      <Kpi
        label={t('agents:teamBalance')}
        value={team && <Money amount={team.balance} currency="VND" decimals={0} />}
        isLoading={isLoading}
      />
      <Kpi label={t('agents:kinds.member')} value={count.format(team?.members ?? 0)} isLoading={isLoading} />
      <Kpi label={t('agents:kinds.agent')} value={count.format(team?.agents ?? 0)} isLoading={isLoading} />
    </div>
  )
}

const Noted = ({ label, amount }: { label: string; amount: string }) => (
  <>
    {label} <Money amount={amount} currency="VND" decimals={0} />
  </>
)

type TeamDay = TeamOverview['days'][number]

/** A value for every day of the range; days without anything have zero. */
function perDay(days: readonly TeamDay[], range: DayRange, of: (day: TeamDay) => string): string[] {
  const ofDay = new Map(days.map((day) => [day.day, of(day)]))
  return (daysIn(range) ?? [...ofDay.keys()]).map((day) => ofDay.get(day) ?? '0')
}
