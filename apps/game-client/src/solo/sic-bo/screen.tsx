import { useTranslation } from 'react-i18next'
import '../table/table.css'
import { type BoardProps, lastOf, type SoloScreen } from '../solo-screen.ts'
import { Die } from '../table/die.tsx'
import { type Spot, Spots } from '../table/spots.tsx'
import { noBets, type TableFields, tableStakes } from '../table/table-fields.ts'

type Dice = { type: 'dice'; dice: readonly number[]; total: number }

const totals = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
const totalOdds = [60, 30, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 30, 60]
const faces = [1, 2, 3, 4, 5, 6]
const rollMs = 1_200

function Board(board: BoardProps<TableFields>) {
  const { t } = useTranslation()
  const { round, phase, isCalm } = board
  const rolled = phase === 'asking' ? undefined : lastOf<Dice>(round, 'dice')
  const evens = (spot: 'small' | 'big' | 'odd' | 'even', look: Spot['look']): Spot => ({
    spot,
    label: t(`solo.sic-bo.${spot}`),
    odds: '1:1',
    look,
    isWide: true,
  })
  const spots: Spot[] = [
    evens('small', 'blue'),
    evens('big', 'red'),
    evens('odd', 'red'),
    evens('even', 'blue'),
    ...totals.map((total, place) => ({ spot: `total-${total}`, label: `${total}`, odds: `${totalOdds[place]}:1` })),
    ...faces.map((face) => ({ spot: `single-${face}`, label: t('solo.sic-bo.single', { face }), odds: '1–3:1' })),
    ...faces.map((face) => ({
      spot: `double-${face}`,
      label: `${face} ${face}`,
      odds: '10:1',
      look: 'green' as const,
    })),
    ...faces.map((face) => ({
      spot: `triple-${face}`,
      label: `${face} ${face} ${face}`,
      odds: '180:1',
      look: 'red' as const,
    })),
    { spot: 'any-triple', label: t('solo.sic-bo.anyTriple'), odds: '30:1', look: 'red' },
    ...faces.flatMap((low) =>
      faces
        .filter((high) => high > low)
        .map((high) => ({ spot: `pair-${low}-${high}`, label: `${low} + ${high}`, odds: '6:1' })),
    ),
  ]
  return (
    <div className="table-board is-dense">
      <div className="table-stage" dir="ltr">
        {(['first', 'second', 'third'] as const).map((name, place) => (
          <Die
            key={`${round?.roundId} ${name}`}
            face={(rolled?.dice ?? [1, 3, 6])[place] ?? 1}
            isRolling={phase === 'showing' && !isCalm}
          />
        ))}
        {rolled && phase === 'idle' && <output className="table-sum solo-pop">{rolled.total}</output>}
      </div>
      <Spots board={board} spots={spots} />
    </div>
  )
}

export const screen: SoloScreen<TableFields> = {
  rulesId: 'sic-bo',
  firstFields: noBets,
  Board,
  showMs: () => rollMs,
  isOneStep: true,
  spots: tableStakes,
}
