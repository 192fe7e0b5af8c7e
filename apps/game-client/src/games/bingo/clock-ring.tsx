import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const lastSeconds = 3

interface ClockRingProps {
  leftMs: number
  wholeMs: number
}

/** The time that is left to buy, as a ring that empties; its last seconds are red. */
export function ClockRing({ leftMs, wholeMs }: ClockRingProps) {
  const { t } = useTranslation()
  const seconds = Math.ceil(leftMs / 1_000)
  return (
    <div
      className={cx('bingo-clock', seconds <= lastSeconds && 'is-last')}
      style={{ ['--left' as string]: leftMs / wholeMs }}
      role="timer"
      aria-label={t('instant.bingo.seconds', { count: seconds })}
    >
      <b className="bingo-clock-number" aria-hidden="true">
        {seconds}
      </b>
    </div>
  )
}
