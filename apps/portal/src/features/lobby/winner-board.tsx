import { cx, Money, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../components/relative-time.tsx'
import { query } from '../../lib/api.ts'
import { hosted } from '../../lib/image-host.ts'
import { SeeAll } from './see-all.tsx'

const askedMax = 20
/** As many as stand beside the newest round; a phone shows half of them. */
const shownAtFirst = 16
const shownOnPhone = 8
/** Who is signed in hears of each change: the live session asks anew. Visitors ask so often. */
const refreshMs = 60_000

interface WinnerBoardProps {
  className?: string
  /** Of all games, or of lotteries alone. */
  gameCategory?: 'ALL' | 'ELOTT'
}

/** The largest wins of the day, names covered. Without wins the board is not there at all. */
export function WinnerBoard({ className, gameCategory = 'ALL' }: WinnerBoardProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const { data, isPending } = useQuery({
    ...query.catalogue.winnerBoard.queryOptions({ input: { gameCategory, limitNum: askedMax } }),
    refetchInterval: refreshMs,
  })
  if (isPending) return <Skeleton className={cx('h-100 rounded-lg!', className)} />
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="winners" className={className}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="winners" className="font-poster text-2xl">
          {t('home.winners')}
        </h2>
        <p className="text-sm text-ink-3">{t('home.winnersNote')}</p>
        {data.length > shownOnPhone && (
          <SeeAll
            isWhole={isWhole}
            onSwitch={setWhole}
            className={cx('ms-auto', data.length <= shownAtFirst && 'md:hidden')}
          />
        )}
      </div>
      <ol className={cx('gap-x-8 md:columns-2', !isWhole && 'max-md:[&>li:nth-child(n+9)]:hidden')}>
        {data.slice(0, isWhole ? askedMax : shownAtFirst).map(({ vo }, i) => (
          <li
            key={`${vo.nodeId}-${vo.time}-${vo.account}`}
            className="flex break-inside-avoid items-center gap-3.5 border-b border-line-soft py-2.5"
          >
            <span className="w-5 text-center font-bold text-ink-3">{i + 1}</span>
            {vo.iconUrl && (
              <img
                src={hosted(vo.iconUrl)}
                alt=""
                width={36}
                height={48}
                loading="lazy"
                className="h-12 w-9 rounded-xs object-cover"
              />
            )}
            <span className="min-w-0 flex-1">
              <b className="block text-base font-semibold">
                <bdi className="block w-fit max-w-full truncate">{vo.gameName}</bdi>
              </b>
              <span className="text-xs text-ink-3">
                <bdi>{vo.account}</bdi> · <RelativeTime at={vo.time} />
              </span>
            </span>
            <Money amount={vo.winAmount} currency="VND" decimals={0} className="text-base" />
          </li>
        ))}
      </ol>
    </section>
  )
}
