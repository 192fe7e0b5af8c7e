import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import './fan-tan.css'
import { lastOf } from '../../instant/instant-screen.ts'
import { Spots } from '../../instant/table/spots.tsx'
import type { TableBoardProps } from '../../instant/table/table-fields.ts'

export type Rest = { type: 'rest'; rest: number }

const rests = [1, 2, 3, 4]
/** Rows of four beads that are taken away before the last. */
const rows = 5
const pairs = rests.flatMap((a) => rests.filter((b) => b > a).map((b) => [a, b] as const))
const ordered = rests.flatMap((a) => rests.filter((b) => b !== a).map((b) => [a, b] as const))

/** Beads counted off by fours; what is left decides. */
export function Board(board: TableBoardProps) {
  const { t } = useTranslation()
  const { round, phase, isCalm } = board
  const counted = lastOf<Rest>(round, 'rest')
  const isCounting = phase === 'showing' && !counted && !isCalm
  return (
    <div className="table-board is-dense">
      <div className="table-stage" dir="ltr">
        <div
          className="fan-tan-beads"
          data-counting={isCounting}
          role="img"
          aria-label={counted ? t('instant.fan-tan.rest', { number: counted.rest }) : t('instant.fan-tan.heap')}
        >
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of beads are alike
            <Row key={row} beads={row === rows - 1 ? (counted?.rest ?? 4) : 4} isLast={row === rows - 1} />
          ))}
        </div>
        {counted && <output className="table-sum instant-pop">{counted.rest}</output>}
      </div>
      <Spots
        board={board}
        groups={[
          {
            columns: 4,
            spots: rests.map((rest) => ({
              spot: `fan-${rest}`,
              label: t('instant.fan-tan.fan', { number: rest }),
              odds: '2.85:1',
              look: 'red',
            })),
          },
          {
            columns: 6,
            spots: pairs.map(([a, b]) => ({
              spot: `kwok-${a}-${b}`,
              label: t('instant.fan-tan.kwok', { numbers: `${a}, ${b}` }),
              odds: '0.95:1',
              look: 'blue',
            })),
          },
          {
            columns: 6,
            spots: ordered.map(([won, back]) => ({
              spot: `nim-${won}-${back}`,
              label: t('instant.fan-tan.nim', { number: won, back }),
              odds: '1.9:1',
            })),
          },
          {
            columns: 4,
            spots: rests.map((left) => {
              const covered = rests.filter((rest) => rest !== left)
              return {
                spot: `ssh-${covered.join('-')}`,
                label: t('instant.fan-tan.ssh', { numbers: covered.join(', ') }),
                odds: '0.32:1',
                look: 'green',
              }
            }),
          },
        ]}
      />
    </div>
  )
}

function Row({ beads, isLast }: { beads: number; isLast: boolean }) {
  return (
    <span className="fan-tan-row" data-last={isLast}>
      {Array.from({ length: beads }, (_, bead) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: beads are alike
        <i key={bead} />
      ))}
    </span>
  )
}
