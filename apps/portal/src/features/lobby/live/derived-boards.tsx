import { type DerivedRoad, derivedInSight, derivedRoads, type Result, roadRows } from '@fairground/game-rules/roads'
import { memo } from 'react'

const columns = 24
const cell = 10

/** The three roads that are read off the big one. Nobody needs them told: they say how regular it is, nothing more. */
export const DerivedBoards = memo(function DerivedBoards({ results }: { results: readonly Result[] }) {
  return (
    <div dir="ltr" className="grid grid-cols-3 gap-2">
      {derivedRoads.map((road) => (
        <svg key={road} aria-hidden="true" viewBox={`0 0 ${columns * cell} ${roadRows * cell}`} className="live-board">
          {(['red', 'blue'] as const).map((colour) => (
            <path
              key={colour}
              className={road === 'bigEye' ? `live-${colour}` : `live-${road}`}
              data-tone={colour}
              d={derivedInSight(results, road, columns)
                .filter((one) => one.cell === colour)
                .map(({ column, row }) => marks[road][colour](column * cell, row * cell))
                .join('')}
            />
          ))}
        </svg>
      ))}
    </div>
  )
})

type Mark = (x: number, y: number) => string

const round: Mark = (x, y) => `M${x + 1.6} ${y + 5}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0`
const square: Mark = (x, y) => `M${x + 1.8} ${y + 1.8}h6.4v6.4h-6.4z`

/** Red is round or leans to the right, blue is square or leans to the left. */
const marks: Record<DerivedRoad, Record<'red' | 'blue', Mark>> = {
  bigEye: { red: round, blue: square },
  small: { red: round, blue: square },
  cockroach: { red: (x, y) => `M${x + 2} ${y + 8.4}l6-6.8`, blue: (x, y) => `M${x + 2} ${y + 1.6}l6 6.8` },
}
