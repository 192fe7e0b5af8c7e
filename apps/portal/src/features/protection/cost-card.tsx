import { costWeeks, type PlayCost } from '@fairground/contract'
import { dateFormat } from '@fairground/i18n'
import { BarChart, compactFormat, Empty, ErrorState, Icon, KeyValues, Seg, Skeleton } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { toneOf } from '../../components/records/tone-of.ts'
import { minorOf } from '../../lib/amount.ts'
import { query } from '../../lib/api.ts'
import { useLimitWords } from './limit-words.ts'

type Weeks = `${(typeof costWeeks)[number]}`

/** What play really costs: money in and out, bets and time, week by week. */
export function CostCard() {
  const { t } = useLimitWords()
  const [weeks, setWeeks] = useState<Weeks>('12')
  const cost = useQuery({
    ...query.protection.cost.queryOptions({ input: { weeks: Number(weeks) as (typeof costWeeks)[number] } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card
      title={t('control.cost')}
      aside={
        <Seg
          size="sm"
          label={t('control.cost')}
          value={weeks}
          onValueChange={setWeeks}
          options={costWeeks.map((count) => ({ value: `${count}` as Weeks, label: t(`control.weeks${count}`) }))}
        />
      }
    >
      {cost.isError && !cost.data && (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void cost.refetch()} isRetrying={cost.isFetching} />
      )}
      {cost.isPending && <Skeleton className="h-70 w-full rounded-lg" />}
      {cost.data && <Cost cost={cost.data} />}
    </Card>
  )
}

function Cost({ cost: { weeks } }: { cost: PlayCost }) {
  const { i18n } = useTranslation()
  const { t, money, minutes } = useLimitWords()
  const sumOf = (amountOf: (week: PlayCost['weeks'][number]) => string) =>
    amountOfMinor(weeks.map((week) => minorOf(amountOf(week))))
  const sums = {
    deposited: sumOf((week) => week.deposited),
    withdrawn: sumOf((week) => week.withdrawn),
    staked: sumOf((week) => week.staked),
    net: sumOf((week) => week.net),
  }
  const played = weeks.reduce((sum, week) => sum + week.minutes, 0)
  if (played === 0 && [sums.deposited, sums.withdrawn, sums.staked].every((sum) => sum === '0.00'))
    return <Empty icon="icon-[ph--chart-bar-duotone]" title={t('control.costNone')} />
  const name = dateFormat(i18n.language, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const tick = compactFormat(i18n.language)
  const tone = toneOf(sums.net)
  const hourly = played > 0 ? perHour(sums.net, played) : undefined
  return (
    <div className="grid grid-cols-1 gap-5 pt-2 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <BarChart
        label={t('control.cost')}
        title={t(`control.weeks${weeks.length as (typeof costWeeks)[number]}`)}
        labels={weeks.map(({ from }) => name.format(new Date(`${from}T00:00Z`)))}
        series={[
          { id: 'in', name: t('control.paidIn'), color: 'lamp', values: weeks.map(({ deposited }) => deposited) },
          { id: 'out', name: t('control.paidOut'), color: 'fish', values: weeks.map(({ withdrawn }) => withdrawn) },
          { id: 'net', name: t('control.bets'), color: 'up', isSigned: true, values: weeks.map(({ net }) => net) },
        ]}
        formatValue={money}
        formatTick={(value) => tick.format(value)}
      />
      <div className="grid content-start gap-4 rounded-md bg-surface-2 p-4">
        <p className={tone && (tone === 'up' ? 'text-money-up' : 'text-money-down')}>
          <span className="block text-xs text-ink-2">{t('control.bets')}</span>
          <b className="text-2xl">{money(sums.net)}</b>
        </p>
        <KeyValues
          items={[
            { id: 'in', label: t('control.paidIn'), value: money(sums.deposited) },
            { id: 'out', label: t('control.paidOut'), value: money(sums.withdrawn) },
            { id: 'staked', label: t('control.staked'), value: money(sums.staked) },
            { id: 'hours', label: t('control.hours'), value: minutes(played) },
          ]}
        />
        {hourly && (
          <p className="text-sm font-semibold">
            {hourly.startsWith('-')
              ? t('control.perHour', { amount: money(hourly.slice(1)) })
              : t('control.gainPerHour', { amount: money(hourly) })}
          </p>
        )}
        <p className="flex items-center gap-2 text-xs text-ink-3">
          <Icon name="icon-[ph--lock-simple]" />
          {t('control.costNote')}
        </p>
      </div>
    </div>
  )
}

const minutesPerHour = 60n

/** What an hour comes to on average; undefined where it is nothing. */
function perHour(net: string, played: number): string | undefined {
  const minor = (minorOf(net) * minutesPerHour) / BigInt(played)
  return minor === zero ? undefined : amountOfMinor([minor])
}

const zero = 0n
const hundred = 100n

/** Hundredths as the amount that travels. */
function amountOfMinor(parts: readonly bigint[]): string {
  const minor = parts.reduce((sum, part) => sum + part, zero)
  const size = minor < zero ? -minor : minor
  const cents = String(size % hundred).padStart(2, '0')
  return `${minor < zero ? '-' : ''}${size / hundred}.${cents}`
}
