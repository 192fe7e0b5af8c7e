import type { RoadLetter } from '@fairground/contract'
import { bigRoadInSight, type Result, roadRows } from '@fairground/game-rules/roads'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { lettersIn, resultsOf, tallyOf } from './results-of.ts'

const columns = 24
const cell = 10
const numbersMax = 12
const toldMax = 10

interface RoadProps {
  name: string
  road: string
  letters: readonly RoadLetter[]
}

/** What came at a table, as small as it fits: the big road of two sides, or the newest single results. */
export const MiniRoad = memo(function MiniRoad({ name, road, letters }: RoadProps) {
  const { t } = useTranslation()
  const results = resultsOf(road, letters)
  const label = useToldRoad({ name, road, letters })
  if (letters.length === 0) return <p className="live-board live-board-empty">{t('games.live.road.no')}</p>
  const hasSides = letters.some(({ side }) => side !== undefined)
  return hasSides ? (
    <BigRoad results={results} label={label} />
  ) : (
    <Numbers road={road} letters={letters} label={label} />
  )
})

/** For those who do not see it: how often each result came, and the last ones. */
function useToldRoad({ name, road, letters }: RoadProps): string {
  const { t } = useTranslation()
  const last = lettersIn(road, letters).slice(-toldMax)
  if (last.length === 0) return `${name}. ${t('games.live.road.none')}`
  return t('games.live.road.told', {
    road: name,
    counts: tallyOf(road, letters)
      .filter(({ count }) => count > 0)
      .map(({ letter, count }) => `${letter.name}: ${count}`)
      .join(', '),
    number: last.length,
    last: last.map((letter) => letter.name).join(', '),
  })
}

/** In one path for each side: a page has forty of them. Red is round and blue is square, whatever they are called. */
function BigRoad({ results, label }: { results: readonly Result[]; label: string }) {
  const cells = bigRoadInSight(results, columns)
  const at = (given: typeof cells, draw: (x: number, y: number) => string) =>
    given.map(({ column, row }) => draw(column * cell, row * cell)).join('')
  const [width, height] = [columns * cell, roadRows * cell]
  return (
    <svg role="img" aria-label={label} direction="ltr" viewBox={`0 0 ${width} ${height}`} className="live-board">
      <path className="live-lines" d={lines} />
      <path
        className="live-red"
        d={at(
          cells.filter((one) => one.cell.side === 'a'),
          circle,
        )}
      />
      <path
        className="live-blue"
        d={at(
          cells.filter((one) => one.cell.side === 'b'),
          square,
        )}
      />
      <path
        className="live-tie"
        d={at(
          cells.filter((one) => one.cell.ties > 0),
          slash,
        )}
      />
    </svg>
  )
}

const circle = (x: number, y: number): string => `M${x + 1.6} ${y + 5}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0`
const square = (x: number, y: number): string =>
  `M${x + 3.2} ${y + 1.7}h3.6q1.5 0 1.5 1.5v3.6q0 1.5-1.5 1.5h-3.6q-1.5 0-1.5-1.5v-3.6q0-1.5 1.5-1.5z`
const slash = (x: number, y: number): string => `M${x + 1.6} ${y + 8.4}l6.8-6.8`
const steps = (count: number) => Array.from({ length: count - 1 }, (_, index) => (index + 1) * cell)
const lines =
  steps(columns)
    .map((x) => `M${x} 0V${roadRows * cell}`)
    .join('') +
  steps(roadRows)
    .map((y) => `M0 ${y}H${columns * cell}`)
    .join('')

/** The newest first. */
function Numbers({ road, letters, label }: Omit<RoadProps, 'name'> & { label: string }) {
  const newest = lettersIn(road, letters).slice(-numbersMax).reverse()
  return (
    <div role="img" aria-label={label} dir="ltr" className="live-board live-numbers">
      {newest.map(({ tone, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
        <b key={index} data-tone={tone}>
          {name}
        </b>
      ))}
    </div>
  )
}
