import type { RoomView } from '@fairground/contract/studio'
import { useTranslation } from 'react-i18next'
import { useRooms } from '../room-context.ts'
import { useSeatName } from '../use-seat-name.ts'

const shownMax = 12

/** What was done in this hand, the newest last. */
export function ActLog({ room: { hand, seats, you } }: { room: RoomView }) {
  const { t } = useTranslation()
  const { game } = useRooms()
  const nameOf = useSeatName()
  if (!hand || hand.acts.length === 0) return null
  return (
    <section className="room-card-box">
      <h2>{t('room.log')}</h2>
      <ol className="room-log">
        {hand.acts.slice(-shownMax).map(({ number, seat, act, isIdle }) => {
          const who = seats.find((one) => one.seat === seat)
          return (
            <li key={number} data-own={seat === you.seat}>
              <bdi>{who ? nameOf(who, seat === you.seat) : seat}</bdi>
              <span>
                {game.say(act, t)}
                {isIdle && <small> {t('room.auto')}</small>}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
