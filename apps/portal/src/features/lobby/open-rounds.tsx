import type { OpenRound } from '@fairground/contract'
import { Money } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../components/relative-time.tsx'
import { query } from '../../lib/api.ts'
import { hosted } from '../../lib/image-host.ts'

/** Rounds that wait for a member: one press goes on with each. Without any the section is not there at all. */
export function OpenRounds() {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...query.catalogue.openRounds.queryOptions({ input: {} }),
    refetchOnMount: 'always',
  })
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="open-rounds" className="rounded-lg bg-surface-1 p-4 shadow-1">
      <h2 id="open-rounds" className="font-poster text-2xl">
        {t('home.openRounds')}
      </h2>
      <p className="mb-2 text-sm text-ink-3">{t('home.openRoundsNote')}</p>
      <ul className="gap-x-8 md:columns-2">
        {data.map((round) => (
          <li key={round.roundId} className="break-inside-avoid border-b border-line-soft">
            <Waiting round={round} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ round: { game, stake, openedAt } }: { round: OpenRound }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/seamless"
      search={{ nodeId: game.nodeId, mode: 'real' }}
      className="flex min-h-14 items-center gap-3.5 rounded-sm py-2.5 focus-ring"
    >
      {game.iconUrl && (
        <img
          src={hosted(game.iconUrl)}
          alt=""
          width={36}
          height={48}
          loading="lazy"
          className="h-12 w-9 rounded-xs object-cover"
        />
      )}
      <span className="min-w-0 flex-1">
        <b className="block text-base font-semibold">
          <bdi className="block w-fit max-w-full truncate">{game.displayName}</bdi>
        </b>
        <span className="text-xs text-ink-3">
          {t('home.openRoundStake')} <Money amount={stake} currency="VND" decimals={0} /> ·{' '}
          <RelativeTime at={openedAt} />
        </span>
      </span>
      <span className="text-sm font-semibold text-lamp-ink">{t('home.openRoundGoOn')}</span>
    </Link>
  )
}
