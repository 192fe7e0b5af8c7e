import type { SharedPastRound } from '@fairground/contract/studio'
import { isMultiplier, symbolAt, type WheelStops, wheelSpots } from '@fairground/game-rules/games/money-wheel'
import { useTranslation } from 'react-i18next'
import { RoadNote } from '../../live/roads/road-note.tsx'
import '../../live/roads/roads.css'
import { colours } from './wheel-art.tsx'

const shownMax = 40

/** Where the wheel stopped, newest first, and how often at each number. */
export function WheelRoads({ rounds }: { rounds: readonly SharedPastRound[] }) {
  const { t } = useTranslation()
  const outcomes = rounds.map(({ sharedRoundId, outcome }) => ({
    id: sharedRoundId,
    stops: outcome as unknown as WheelStops,
  }))
  const numbers = outcomes.map(({ stops }) => symbolAt(stops.at(-1) ?? 0))
  return (
    <section className="road-panel" aria-label={t('live.road.roads')}>
      <div className="road-desk is-numbers">
        <section className="road-card">
          <header>
            <h2>{t('live.road.numbers', { number: Math.min(shownMax, outcomes.length) })}</h2>
          </header>
          <ol className="money-wheel-road">
            {outcomes.slice(0, shownMax).map(({ id, stops }) => {
              const factors = stops.filter(isMultiplier).map(symbolAt)
              const symbol = symbolAt(stops.at(-1) ?? 0)
              return (
                <li key={id} style={{ ['--spot' as string]: colours[symbol] }}>
                  {factors.length > 0 && <small>{factors.join(' ')}</small>}
                  <b>{symbol}</b>
                </li>
              )
            })}
          </ol>
          <RoadNote />
        </section>
        <section className="road-card">
          <header>
            <h2>{t('live.road.split')}</h2>
          </header>
          <ul className="money-wheel-shares">
            {wheelSpots.map((spot) => {
              const came = numbers.filter((number) => number === spot).length
              const share = numbers.length === 0 ? 0 : came / numbers.length
              return (
                <li key={spot} style={{ ['--spot' as string]: colours[spot] }}>
                  <b>{spot}</b>
                  <span className="money-wheel-share">
                    <i style={{ inlineSize: `${share * 100}%` }} />
                  </span>
                  <small>{came}</small>
                </li>
              )
            })}
          </ul>
        </section>
      </div>
    </section>
  )
}
