import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import './keno.css'
import { places } from '../../instant/places.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'

export const kenoBallMs = 130
export const picksMax = 10

interface KenoBoardProps {
  numbers: number
  picks: readonly number[]
  balls: readonly number[]
  hits: number | undefined
  /** By hits, in ten-thousandths. */
  pays: readonly number[]
  isFixed: boolean
  isMoving: boolean
  onPicks(picks: readonly number[]): void
}

/** The numbers to pick from, the balls on them, and what the hits pay. */
export function KenoBoard({ numbers, picks, balls, hits, pays, isFixed, isMoving, onPicks }: KenoBoardProps) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const toggle = (number: number) =>
    onPicks(picks.includes(number) ? picks.filter((pick) => pick !== number) : [...picks, number])
  return (
    <div className="keno-board" data-numbers={numbers}>
      <div className="keno-grid">
        {Array.from({ length: numbers }, (_, index) => index + 1).map((number) => {
          const [isPicked, place] = [picks.includes(number), balls.indexOf(number)]
          return (
            <button
              key={number}
              type="button"
              className={cx('keno-number focus-ring', isPicked && 'is-picked', place >= 0 && 'is-drawn')}
              style={{ animationDelay: isMoving ? `${place * kenoBallMs}ms` : undefined }}
              aria-pressed={isPicked}
              aria-label={place >= 0 ? t('instant.keno.drawn', { number }) : String(number)}
              disabled={isFixed || (!isPicked && picks.length >= picksMax)}
              onClick={() => toggle(number)}
              data-moving={isMoving && place >= 0}
            >
              {number}
            </button>
          )
        })}
      </div>
      <ol className="keno-pays" aria-label={t('instant.keno.pays')}>
        {places(pays.length).map((count) => (
          <li key={count} data-hit={hits === count} data-paid={(pays[count] ?? 0) > 0}>
            <b>{multiplier(pays[count] ?? 0)}</b>
            <span>{t('instant.keno.hits', { count })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** So many different numbers, for a player who does not mind which. */
export function quickPicks(numbers: number, count: number): readonly number[] {
  const left = Array.from({ length: numbers }, (_, index) => index + 1)
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1)
}
