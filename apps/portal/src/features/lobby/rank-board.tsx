import { rankPeriods } from '@fairground/contract/game-words'
import { cx, Empty, Money, Seg, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'

const refreshMs = 60_000

/** Who won most of late, names covered. */
export function RankBoard() {
  const { t } = useTranslation()
  const [period, setPeriod] = useState<(typeof rankPeriods)[number]>('week')
  const { data, isError } = useQuery({
    ...query.catalogue.rankList.queryOptions({ input: { period } }),
    refetchInterval: refreshMs,
  })
  if (isError) return null
  return (
    <section aria-labelledby="ranks">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="ranks" className="font-poster text-2xl">
          {t('home.ranks')}
        </h2>
        <Seg
          label={t('home.rankPeriod')}
          value={period}
          onValueChange={setPeriod}
          options={rankPeriods.map((value) => ({ value, label: t(`home.rank.${value}`) }))}
        />
      </div>
      {!data && <Skeleton className="h-60 rounded-lg!" />}
      {data?.length === 0 && <Empty icon="icon-[ph--trophy-duotone]" title={t('home.noRanks')} />}
      <ol className="gap-x-8 md:columns-2 xl:columns-3">
        {data?.map(({ rank, account, amount }) => (
          <li key={rank} className="flex break-inside-avoid items-center gap-3.5 border-b border-line-soft py-2.5">
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
    </section>
  )
}
