import { type CallBet, callBets, colourOf, neighboursOf } from '@fairground/game-rules/games/roulette'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './racetrack.css'
import type { ChoiceProps } from '../../instant/instant-screen.ts'
import { Chip } from '../../instant/table/chip.tsx'
import { stakeOn, type TableFields, withChips } from '../../instant/table/table-fields.ts'
import { pocketsOf } from './ring.ts'

/** Lying where there is width, standing on a phone that is held upright. */
const lying = pocketsOf({ width: 560, height: 190, radius: 95, depth: 42, zero: 'right' })
const standing = pocketsOf({ width: 360, height: 420, radius: 90, depth: 52, zero: 'top' })
const zones = ['tiers', 'orphelins', 'voisins', 'zero'] as const
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

interface RacetrackProps extends ChoiceProps<TableFields> {
  /** So many neighbours on either side of a number. */
  reach: number
  /** The number that has come. */
  hit: number | undefined
  /** By number: how much more than others it came. */
  heat?: readonly number[] | undefined
}

/** The wheel laid out as a track: its pressed parts are ordinary bets on the layout. */
export function Racetrack({ fields, choose, isFixed, stakeMinor, reach, hit, heat }: RacetrackProps) {
  const { t } = useTranslation()
  const [lit, setLit] = useState<ReadonlySet<number>>(nothing)
  const [cursor, setCursor] = useState(0)
  const part = (bet: CallBet) => ({
    disabled: isFixed,
    onClick: () => choose(withChips(fields, bet, stakeMinor)),
    onPointerEnter: () => setLit(numbersOf(bet)),
    onPointerLeave: () => setLit(nothing),
    onFocus: () => setLit(numbersOf(bet)),
    onBlur: () => setLit(nothing),
  })
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const next = (cursor + (steps[event.key] ?? 0) + lying.length) % lying.length
    if (next === cursor) return
    event.preventDefault()
    setCursor(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="racetrack">
      <fieldset className="racetrack-ring" aria-label={t('instant.roulette.track')} onKeyDown={walk}>
        {lying.map(({ number }, place) => (
          <button
            key={number}
            type="button"
            className="racetrack-pocket"
            aria-label={t('instant.roulette.neighbours', { number, reach })}
            data-colour={colourOf(number)}
            data-lit={lit.has(number)}
            data-hit={hit === number}
            tabIndex={place === cursor ? 0 : -1}
            style={{ ...shapeOf(place), ['--heat' as string]: heat?.[number] ?? 0 }}
            {...part(neighboursOf(number, reach))}
          >
            <span>{number}</span>
          </button>
        ))}
      </fieldset>
      <div className="racetrack-zones">
        {zones.map((zone) => (
          <button key={zone} type="button" className="racetrack-zone focus-ring" {...part(callBets[zone])}>
            {t(`instant.roulette.call.${zone}`)}
          </button>
        ))}
      </div>
      {lying.map(({ number }, place) => {
        const minor = stakeOn(fields, `${number}`)
        return hasChips(minor) ? (
          <i key={number} className="racetrack-chip" style={shapeOf(place)} aria-hidden="true">
            <Chip minor={minor} />
          </i>
        ) : null
      })}
    </div>
  )
}

const nothing: ReadonlySet<number> = new Set()
const hasChips = (minor: bigint): boolean => minor > 0n

/** A place on the numbers is named by them. */
const numbersOf = (bet: CallBet): ReadonlySet<number> => new Set(bet.flatMap(({ spot }) => spot.split('-').map(Number)))

function shapeOf(place: number): CSSProperties {
  const [lies, stands] = [lying[place], standing[place]]
  return {
    ['--lying' as string]: lies?.outline,
    ['--lying-x' as string]: `${lies?.x}%`,
    ['--lying-y' as string]: `${lies?.y}%`,
    ['--standing' as string]: stands?.outline,
    ['--standing-x' as string]: `${stands?.x}%`,
    ['--standing-y' as string]: `${stands?.y}%`,
  }
}
