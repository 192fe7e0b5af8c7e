import type { Room } from '@fairground/contract'
import { Button, Money, StatusChip, type StatusTone } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { useToken } from '../../lib/session.ts'
import { useLobby } from './lobby-context.ts'

const refreshMs = 15_000
const tones: Record<Room['status'], StatusTone> = { open: 'ok', full: 'wait', closed: 'neutral' }

/** Card rooms with their stakes and who sits there, for whoever is signed in; without rooms nothing is there. */
export function CardRooms({ vassalage }: { vassalage: string | undefined }) {
  const { t } = useTranslation()
  const token = useToken()
  const { data } = useQuery({
    ...query.tables.rooms.queryOptions({ input: { vassalage } }),
    enabled: token !== undefined,
    refetchInterval: refreshMs,
  })
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="rooms" className="mb-6">
      <h2 id="rooms" className="mb-3 text-xl font-bold">
        {t('games.rooms')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {data.map((room) => (
          <CardRoom key={room.roomId} room={room} />
        ))}
      </ul>
    </section>
  )
}

function CardRoom({ room }: { room: Room }) {
  const { t } = useTranslation()
  const { launch } = useLobby()
  const { roomId, name, vendorName, players, seats, status, minBet, maxBet } = room
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-md bg-surface-1 p-4 shadow-1">
      <p className="flex min-w-0 items-center gap-2">
        <b className="truncate text-base font-semibold">{name}</b>
        <StatusChip tone={tones[status]} size="sm">
          {t(`games.room.${status}`)}
        </StatusChip>
      </p>
      <Button
        size="sm"
        className="row-span-3"
        aria-label={t('games.sitDownAt', { name })}
        disabled={status !== 'open'}
        onClick={() => launch({ ...room, displayName: name, nodeId: roomId, isGame: 'GAME' })}
      >
        {t('games.sitDown')}
      </Button>
      <p className="truncate text-sm text-ink-2">
        {vendorName} · {seats === undefined ? t('games.playing', { players }) : t('games.places', { players, seats })}
      </p>
      {minBet !== undefined && maxBet !== undefined && (
        <p className="text-sm text-ink-3">
          {t('games.fact.stakes')} <Money amount={minBet} currency="VND" decimals={0} /> –{' '}
          <Money amount={maxBet} currency="VND" decimals={0} />
        </p>
      )}
    </li>
  )
}
