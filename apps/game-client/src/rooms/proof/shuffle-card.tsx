import type { RoomView } from '@fairground/contract/studio'
import { Button, Icon } from '@fairground/ui'
import { shortHash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useSeatName } from '../use-seat-name.ts'

/** Who shuffles this hand: a part of every seat, and the server's that was locked first. */
export function ShuffleCard({ room: { hand, seats, you }, onOpen }: { room: RoomView; onOpen: () => void }) {
  const { t } = useTranslation()
  const nameOf = useSeatName()
  if (!hand) return null
  const { parts } = hand
  return (
    <section className="ticket room-shuffle">
      <h2>{t('room.shuffle.title')}</h2>
      <ul>
        {hand.seats.map((chair, place) => {
          const who = seats.find(({ seat }) => seat === chair)
          const [commitment, part] = [parts.commitments[place] ?? null, parts.reveals[place] ?? null]
          return (
            <li key={chair} data-in={commitment !== null}>
              <i aria-hidden="true" />
              <bdi>{who ? nameOf(who, chair === you.seat) : t('room.chair', { number: chair })}</bdi>
              <bdi className="mono">{shortHash(part ?? commitment ?? '') || '…'}</bdi>
            </li>
          )
        })}
        <li data-in>
          <i aria-hidden="true" />
          <span>{t('room.shuffle.server')}</span>
          <bdi className="mono">{shortHash(parts.serverCommit)}</bdi>
        </li>
      </ul>
      <p>{t('room.rule.shuffle')}</p>
      <Button size="sm" variant="line" block onClick={onOpen}>
        <Icon name="icon-[ph--seal-check-duotone]" /> {t('room.proof.any')}
      </Button>
    </section>
  )
}
