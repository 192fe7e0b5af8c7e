import { rankPeriods } from '@fairground/contract/game-words'
import { cx, Empty, Money, Seg, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { SeeAll } from './see-all.tsx'

const refreshMs = 60_000

const shownAtFirst = 5

/** Who won most of late, names covered. */
export function RankBoard({ className }: { className?: string }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const [period, setPeriod] = useState<(typeof rankPeriods)[number]>('week')
  const { data, isError } = useQuery({
    ...query.catalogue.rankList.queryOptions({ input: { period } }),
    refetchInterval: refreshMs,
  })
  if (isError) return null
  return (
    <section aria-labelledby="ranks" className={className}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="ranks" className="font-poster text-xl">
          {t('home.ranks')}
        </h2>
        <Seg
          size="sm"
          label={t('home.rankPeriod')}
          value={period}
          onValueChange={setPeriod}
          options={rankPeriods.map((value) => ({ value, label: t(`home.rank.${value}`) }))}
        />
      </div>
      {!data && <Skeleton className="h-56 rounded-lg!" />}
      {data?.length === 0 && <Empty icon="icon-[ph--trophy-duotone]" title={t('home.noRanks')} />}
      <ol className="columns-[18rem] gap-x-8">
        {data?.slice(0, isWhole ? undefined : shownAtFirst).map(({ rank, account, amount }) => (
          <li key={rank} className="flex break-inside-avoid items-center gap-3.5 border-b border-line-soft py-1.5">
            <span
              className={cx(
                'grid size-8 place-items-center rounded-full font-bold',
                rank <= 3 ? 'bg-lamp-soft text-lamp-ink' : 'text-ink-3',
              )}
            >
              {rank}
            </span>
            <bdi className="min-w-0 flex-1 truncate font-semibold">{account}</bdi>
            <Money amount={amount} currency="VND" decimals={0} className="text-base" />
          </li>
        ))}
      </ol>
      {data && data.length > shownAtFirst && <SeeAll isWhole={isWhole} onSwitch={setWhole} className="mt-2" />}
    </section>
  )
}
