import { useUi } from '@fairground/ui'
import type { ReactNode } from 'react'
import { oddsText } from './odds-text.ts'
import { SpotButton } from './spot-button.tsx'
import { spotResults } from './spot-results.ts'
import { stakeOn, type TableBoardProps, withChips } from './table-fields.ts'

export interface Spot {
  spot: string
  label: string
  /** "8:1", "0.95:1": with a point, which is written as the language writes it. */
  odds?: string
  look?: 'blue' | 'red' | 'green' | undefined
  /** Takes no chip yet. */
  isOff?: boolean
  /** Drawn in place of the label. */
  face?: ReactNode
}

/** Places in rows of this many. */
export interface SpotGroup {
  columns: number
  spots: readonly Spot[]
}

/** The places of a table, group by group. */
export function Spots({ groups, board }: { groups: readonly SpotGroup[]; board: TableBoardProps }) {
  const { round, phase } = board
  const results = spotResults(round, phase)
  return (
    <div className="table-spots">
      {groups.map(({ columns, spots }) => (
        <div key={spots[0]?.spot} className="table-group" style={{ ['--columns' as string]: columns }}>
          <Group spots={spots} board={board} results={results} />
        </div>
      ))}
    </div>
  )
}

interface GroupProps {
  spots: readonly Spot[]
  board: TableBoardProps
  results: ReturnType<typeof spotResults>
}

function Group({ spots, board, results }: GroupProps) {
  const { fields, choose, isFixed, isShut, stakeMinor } = board
  const { locale } = useUi()
  return (
    <>
      {spots.map(({ spot, label, odds: plainOdds, look, face, isOff = false }) => {
        const odds = plainOdds && oddsText(plainOdds, locale)
        return (
          <SpotButton
            key={spot}
            label={odds ? `${label} ${odds}` : label}
            stakeMinor={stakeOn(fields, spot)}
            isFixed={isFixed || isOff || isShut?.(spot) === true}
            onPut={() => choose(withChips(fields, [{ spot, chips: 1 }], stakeMinor))}
            result={results.get(spot)}
            className={look && `is-${look}`}
          >
            {face ?? <b>{label}</b>}
            {odds && (
              <small>
                <bdi>{odds}</bdi>
              </small>
            )}
          </SpotButton>
        )
      })}
    </>
  )
}
