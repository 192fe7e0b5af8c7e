import type { SportsMatchView } from '@fairground/contract/sports'
import { quarters } from '@fairground/sports-rules'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { sportOf } from '../coupon/main-markets.ts'
import { usePart } from '../lib/use-minute.ts'

interface Part {
  readonly number: number
  readonly score: string
  readonly state: 'home' | 'away' | 'level' | 'now' | 'next' | 'rest'
}

/** The maps, sets or quarters: those that are over, the one that is played, and those that may follow. Nothing for football. */
export function PartStrip({ match }: { match: SportsMatchView }) {
  const { t } = useTranslation()
  const partOf = usePart()
  const sport = sportOf(match)
  if (sport === 'football') return null
  const wordOf = ({ state }: Part) => {
    if (state === 'level') return t('part.level')
    return state === 'home' || state === 'away' ? match[state] : t(`part.${state === 'rest' ? 'ifNeeded' : state}`)
  }
  return (
    <ol className="parts">
      {partsOf(match).map((part) => (
        <li key={part.number} className={cx('part', `is-${part.state}`)}>
          <span>{partOf(sport, part.number)}</span>
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

function partsOf(match: SportsMatchView): Part[] {
  const { parts, state } = match
  const { needed, most } = countsOf(match)
  return Array.from({ length: most }, (_, index) => {
    const number = index + 1
    const over = parts[index]
    if (over) return { number, score: over.score.join('–'), state: over.side ?? 'level' }
    const isNow = state === 'playing' && index === parts.length
    return {
      ...{ number, score: isNow ? scoreNow(match) : '' },
      state: isNow ? 'now' : number <= needed && state !== 'settled' ? 'next' : 'rest',
    }
  })
}

/** How many parts are played in any case, and at most; an overtime is shown when it has begun. */
function countsOf({ inputs, parts }: SportsMatchView): { needed: number; most: number } {
  if (!inputs.series) return { needed: quarters, most: Math.max(quarters, inputs.minute, parts.length) }
  return { needed: Math.ceil(inputs.series.bestOf / 2), most: inputs.series.bestOf }
}

/** Of the part that is played. */
function scoreNow({ inputs: { score, series, points } }: SportsMatchView): string {
  if (points) return score.map((now, side) => now - (points.before[side] ?? 0)).join('–')
  return series?.part.slice(0, 2).join('–') ?? ''
}
