import { Money } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../components/relative-time.tsx'
import { query } from '../../lib/api.ts'
import { hosted } from '../../lib/image-host.ts'

const shownMax = 20
const refreshMs = 60_000

/** The largest wins of the day, names covered. Without wins the board is not there at all. */
export function WinnerBoard() {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...query.catalogue.winnerBoard.queryOptions({ input: { limitNum: shownMax } }),
    refetchInterval: refreshMs,
  })
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="winners">
      <div className="mb-4 flex items-baseline gap-3">
        <h2 id="winners" className="font-poster text-2xl">
          {t('home.winners')}
        </h2>
        <p className="text-sm text-ink-3">{t('home.winnersNote')}</p>
      </div>
      <ol className="gap-x-8 md:columns-2 xl:columns-3">
        {data.map(({ vo }, i) => (
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
              <b className="block truncate text-base font-semibold">{vo.gameName}</b>
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
