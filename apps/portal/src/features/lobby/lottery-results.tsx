import type { Draw } from '@fairground/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'

const refreshMs = 30_000

/** The latest draw of each lottery; without draws nothing is there. */
export function LotteryResults() {
  const { t } = useTranslation()
  const { data: draws } = useQuery({
    ...query.lottery.recentResults.queryOptions({ input: {} }),
    refetchInterval: refreshMs,
  })
  const { data: groups } = useQuery(query.lottery.menu.queryOptions({ input: {} }))
  if (!draws || draws.length === 0) return null
  const games = groups?.flatMap(({ games: list }) => list) ?? []
  const nameOf = ({ gameCode }: Draw) => games.find((game) => game.gameCode === gameCode)?.displayName ?? gameCode
  return (
    <section aria-labelledby="draws" className="mt-9">
      <h2 id="draws" className="mb-4 text-xl font-bold">
        {t('lottery.results')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {draws.map((draw) => (
          <li key={`${draw.gameCode}-${draw.issue}`} className="grid gap-2 rounded-md bg-surface-1 p-4 shadow-1">
            <p className="flex items-baseline justify-between gap-3">
              <b className="min-w-0 truncate font-semibold">{nameOf(draw)}</b>
              <span className="text-xs text-ink-3">
                {t('lottery.issue', { issue: draw.issue })} · <DateTime at={draw.openedAt} />
              </span>
            </p>
            <p dir="ltr" className="flex flex-wrap gap-1.5">
              {keyed(draw.numbers).map(({ key, number }) => (
                <span
                  key={key}
                  className="grid h-8 min-w-8 place-items-center rounded-pill bg-surface-3 px-2 font-bold tabular-nums"
                >
                  {number}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same number may be drawn twice. */
const keyed = (numbers: readonly string[]) => numbers.map((number, place) => ({ key: `${place}-${number}`, number }))
