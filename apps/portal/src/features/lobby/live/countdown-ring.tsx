import { useCountdown } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const bulbs = 12
const lastSeconds = 3

interface CountdownRingProps {
  /** By the server's clock. */
  closesMs: number
  now: () => number
}

/** How long bets are taken: a bulb for each of the last twelve seconds. */
export function CountdownRing({ closesMs, now }: CountdownRingProps) {
  const { t } = useTranslation()
  const seconds = useCountdown(closesMs, now)
  if (seconds === 0) return null
  return (
    <span
      role="timer"
      aria-label={t('games.live.seconds', { seconds })}
      data-last={seconds <= lastSeconds || undefined}
      className="live-ring"
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {Array.from({ length: bulbs }, (_, bulb) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: bulbs are alike
            key={bulb}
            cx={20 + 16.5 * Math.sin((bulb * 2 * Math.PI) / bulbs)}
            cy={20 - 16.5 * Math.cos((bulb * 2 * Math.PI) / bulbs)}
            r="2.5"
            data-lit={bulb < seconds || undefined}
          />
        ))}
      </svg>
      <b aria-hidden="true">{seconds}</b>
    </span>
  )
}
