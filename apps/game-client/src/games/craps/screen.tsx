import { oddsTimesMax } from '@fairground/game-rules/games/craps'
import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import { type BoardProps, eventsOf, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { Actions, type TableAction } from '../../instant/table/actions.tsx'
import { isCleared } from '../../instant/table/dealt.ts'
import { Die } from '../../instant/table/die.tsx'
import { type Spot, Spots } from '../../instant/table/spots.tsx'
import { noBets, stakeOn, type TableFields, tableStakes } from '../../instant/table/table-fields.ts'

type Rolled = { type: 'rolled'; dice: readonly number[]; total: number }
type Point = { type: 'point'; spot: string; point: number }
type Staked = { type: 'staked'; spot: string }

const rollMs = 1_100
const odds = {
  pass: '1:1',
  'dont-pass': '1:1',
  field: '1 · 2 · 3:1',
  'any-seven': '4:1',
  'any-craps': '7:1',
  two: '30:1',
  three: '15:1',
  eleven: '15:1',
  twelve: '30:1',
  'place-4': '9:5',
  'place-5': '7:5',
  'place-6': '7:6',
  'place-8': '7:6',
  'place-9': '7:5',
  'place-10': '9:5',
  'hard-4': '7:1',
  'hard-6': '9:1',
  'hard-8': '9:1',
  'hard-10': '7:1',
} as const
const looks: Readonly<Record<string, Spot['look']>> = { pass: 'green', 'dont-pass': 'red', field: 'blue' }
const groups: readonly (readonly (keyof typeof odds)[])[] = [
  ['pass', 'dont-pass'],
  ['field', 'any-seven', 'any-craps'],
  ['two', 'three', 'eleven', 'twelve'],
  ['place-4', 'place-5', 'place-6', 'place-8', 'place-9', 'place-10'],
  ['hard-4', 'hard-6', 'hard-8', 'hard-10'],
]

function Board(board: BoardProps<TableFields>) {
  const { t } = useTranslation()
  const { round, phase, isCalm, act } = board
  const isHidden = isCleared(round, phase)
  const rolled = isHidden ? undefined : lastOf<Rolled>(round, 'rolled')
  const point = isHidden || round?.isOver ? undefined : pointOf(round)
  return (
    <div className="table-board is-dense">
      <div className="table-stage">
        <span className="table-cards" dir="ltr">
          {(['left', 'right'] as const).map((side, place) => (
            <Die
              key={`${round?.roundId} ${round?.step} ${side}`}
              face={(rolled?.dice ?? [3, 4])[place] ?? 1}
              isRolling={phase === 'showing' && !isCalm}
            />
          ))}
        </span>
        {rolled && phase !== 'showing' && <output className="table-sum instant-pop">{rolled.total}</output>}
        {point !== undefined && <p className="table-hint">{t('instant.craps.point', { point })}</p>}
      </div>
      <Actions actions={phase === 'open' ? actionsOf(board, point, t) : []} act={act} />
      <Spots
        board={board}
        groups={groups.map((spots) => ({
          columns: spots.length,
          spots: spots.map((spot) => ({
            spot,
            label: t(`instant.craps.spot.${spot}`),
            odds: odds[spot],
            look: looks[spot],
          })),
        }))}
      />
    </div>
  )
}

const pointOf = (round: BoardProps<TableFields>['round']): number | undefined =>
  eventsOf<Point>(round).find((event) => event.type === 'point' && event.spot.endsWith('pass'))?.point

/** Roll, full odds behind the line bet, and a come bet of the same size. */
function actionsOf(
  { round, fields }: BoardProps<TableFields>,
  point: number | undefined,
  t: ReturnType<typeof useTranslation>['t'],
): TableAction[] {
  const actions: TableAction[] = [
    { action: { type: 'roll' }, label: t('instant.craps.roll'), shortcut: 'r', isAdvised: true },
  ]
  const line = ['pass', 'dont-pass'].find((spot) => stakeOn(fields, spot) > 0n)
  if (line === undefined || point === undefined) return actions
  const flatMinor = stakeOn(fields, line)
  const hasOdds = eventsOf<Staked>(round).some((event) => event.type === 'staked' && event.spot === `${line}-odds`)
  if (!hasOdds) {
    const stakeMinor = String(flatMinor * oddsTimesMax(point, line === 'dont-pass'))
    actions.push({ action: { type: 'odds', on: line, stakeMinor }, label: t('instant.craps.odds'), shortcut: 'o' })
  }
  if (round?.allowed.includes('come')) {
    actions.push({
      action: { type: 'come', stakeMinor: String(flatMinor) },
      label: t('instant.craps.come'),
      shortcut: 'c',
    })
  }
  return actions
}

export const screen: InstantScreen<TableFields> = {
  rulesId: 'craps',
  firstFields: noBets,
  Board,
  showMs: () => rollMs,
  isOneStep: false,
  spots: tableStakes,
}
