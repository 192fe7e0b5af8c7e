import type { BoardProps } from '../solo-screen.ts'
import { SpotButton } from './spot-button.tsx'
import { spotResults } from './spot-results.ts'
import { stakeOn, type TableFields, withChips } from './table-fields.ts'

export interface Spot {
  spot: string
  label: string
  /** "8:1". */
  odds?: string
  look?: 'blue' | 'red' | 'green' | undefined
  isWide?: boolean
  /** Takes no chip yet. */
  isOff?: boolean
}

/** The places of a table in rows. */
export function Spots({ spots, board }: { spots: readonly Spot[]; board: BoardProps<TableFields> }) {
  const { fields, choose, isFixed, stakeMinor, round, phase } = board
  const results = spotResults(round, phase)
  return (
    <div className="table-spots">
      {spots.map(({ spot, label, odds, look, isWide, isOff = false }) => (
        <SpotButton
          key={spot}
          label={odds ? `${label} ${odds}` : label}
          stakeMinor={stakeOn(fields, spot)}
          isFixed={isFixed || isOff}
          onPut={() => choose(withChips(fields, [{ spot, chips: 1 }], stakeMinor))}
          result={results.get(spot)}
          className={`${look ? `is-${look}` : ''} ${isWide ? 'is-wide' : ''}`}
        >
          <b>{label}</b>
          {odds && (
            <small>
              <bdi>{odds}</bdi>
            </small>
          )}
        </SpotButton>
      ))}
    </div>
  )
}
