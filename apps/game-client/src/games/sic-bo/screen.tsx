import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import { type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { Die } from '../../instant/table/die.tsx'
import { type Spot, type SpotGroup, Spots } from '../../instant/table/spots.tsx'
import { noBets, type TableBoardProps, type TableFields, tableStakes } from '../../instant/table/table-fields.ts'
import { SicBoRoad } from './sic-bo-road.tsx'

type Dice = { type: 'dice'; dice: readonly number[]; total: number }

const totals = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
const totalOdds = [60, 30, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 30, 60]
const faces = [1, 2, 3, 4, 5, 6]
const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => [low, high] as const))
const evens = [
  ['small', 'blue'],
  ['odd', 'red'],
  ['even', 'blue'],
  ['big', 'red'],
] as const
const rollMs = 1_200

export function Board(board: TableBoardProps) {
  const { t } = useTranslation()
  const { round, phase, isCalm } = board
  const rolled = phase === 'asking' ? undefined : lastOf<Dice>(round, 'dice')
  const groups: SpotGroup[] = [
    {
      columns: 4,
      spots: evens.map(([spot, look]) => ({ spot, label: t(`instant.sic-bo.${spot}`), odds: '1:1', look })),
    },
    {
      columns: 7,
      spots: totals.map((total, place) => ({
        spot: `total-${total}`,
        label: `${total}`,
        odds: `${totalOdds[place]}:1`,
      })),
    },
    {
      columns: 6,
      spots: faces.map((face) => ({
        ...diceSpot(`single-${face}`, [face], '1–3:1'),
        label: t('instant.sic-bo.single', { face }),
      })),
    },
    {
      columns: 6,
      spots: faces.map((face) => ({ ...diceSpot(`double-${face}`, [face, face], '10:1'), look: 'green' })),
    },
    {
      columns: 6,
      spots: faces.map((face) => ({ ...diceSpot(`triple-${face}`, [face, face, face], '180:1'), look: 'red' })),
    },
    { columns: 1, spots: [{ spot: 'any-triple', label: t('instant.sic-bo.anyTriple'), odds: '30:1', look: 'red' }] },
    { columns: 5, spots: pairs.map(([low, high]) => diceSpot(`pair-${low}-${high}`, [low, high], '6:1')) },
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
        {rolled && phase === 'idle' && <output className="table-sum instant-pop">{rolled.total}</output>}
      </div>
      <Spots board={board} groups={groups} />
    </div>
  )
}

/** A place that is named by the dice on it. */
const diceSpot = (spot: string, dice: readonly number[], odds: string): Spot => ({
  spot,
  label: dice.join(' + '),
  odds,
  face: (
    <span className="table-spot-dice">
      {dice.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike
        <Die key={place} face={face} isRolling={false} />
      ))}
    </span>
  ),
})

export const screen: InstantScreen<TableFields> = {
  rulesId: 'sic-bo',
  firstFields: noBets,
  Board,
  Road: SicBoRoad,
  showMs: () => rollMs,
  isOneStep: true,
  spots: tableStakes,
}
