import type { SportsMatchView } from '@fairground/contract/sports'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { usePart } from '../lib/use-minute.ts'

interface Part {
  readonly number: number
  readonly score: string
  readonly state: 'home' | 'away' | 'now' | 'next' | 'rest'
}

/** The maps or sets of a series: those that were won, the one that is played, and those that may follow. Nothing for football. */
export function PartStrip({ match }: { match: SportsMatchView }) {
  const { t } = useTranslation()
  const partOf = usePart()
  const { series } = match.inputs
  if (!series) return null
  const wordOf = ({ state }: Part) =>
    state === 'home' || state === 'away' ? match[state] : t(`part.${state === 'rest' ? 'ifNeeded' : state}`)
  return (
    <ol className="parts">
      {partsOf(match, series).map((part) => (
        <li key={part.number} className={cx('part', `is-${part.state}`)}>
          <span>{partOf(series.sport, part.number)}</span>
          <b>
            <bdi>{part.score}</bdi>
          </b>
          <span className="truncate">
            <bdi>{wordOf(part)}</bdi>
          </span>
        </li>
      ))}
    </ol>
  )
}

function partsOf({ parts, state }: SportsMatchView, series: NonNullable<SportsMatchView['inputs']['series']>): Part[] {
  const needed = Math.ceil(series.bestOf / 2)
  return Array.from({ length: series.bestOf }, (_, index) => {
    const number = index + 1
    const won = parts[index]
    if (won) return { number, score: won.score.join('–'), state: won.side }
    const isNow = state === 'playing' && index === parts.length
    const score = isNow ? series.part.slice(0, 2).join('–') : ''
    return { number, score, state: isNow ? 'now' : number <= needed && state !== 'settled' ? 'next' : 'rest' }
  })
}
