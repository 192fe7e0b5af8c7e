import { useTranslation } from 'react-i18next'
import { timeLeft } from './time-left.ts'
import type { Turn } from './turn.ts'
import { useNow } from './use-now.ts'

const bulbs = 15
const [middle, radius] = [46, 38]

/** What is left of a turn: a ring of bulbs, then the seconds of the time bank. */
export function TurnRing({ turn, nowMs }: { turn: Turn; nowMs: () => number }) {
  const { t } = useTranslation()
  const { seconds, share, isBank } = timeLeft(turn, useNow(nowMs))
  const lit = Math.ceil(share * bulbs)
  return (
    <span
      className="room-ring"
      role="timer"
      data-bank={isBank}
      aria-label={t(isBank ? 'room.turn.bank' : 'room.turn.seconds', { seconds })}
    >
      <svg viewBox="0 0 92 92" aria-hidden="true">
        {Array.from({ length: bulbs }, (_, at) => {
          const angle = (2 * Math.PI * at) / bulbs - Math.PI / 2
          const [x, y] = [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)]
          // biome-ignore lint/suspicious/noArrayIndexKey: the bulbs of a ring do not move
          return <circle key={at} cx={x} cy={y} r="5" data-lit={at < lit} />
        })}
      </svg>
      <bdi>{seconds}</bdi>
    </span>
  )
}
