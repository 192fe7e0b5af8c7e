import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import { type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { CardHand } from '../../instant/table/card-hand.tsx'
import { dealtHands, dealtMs } from '../../instant/table/dealt.ts'
import { Spots } from '../../instant/table/spots.tsx'
import { noBets, type TableBoardProps, type TableFields, tableStakes } from '../../instant/table/table-fields.ts'
import { BaccaratRoad, winnerOf } from './baccarat-road.tsx'

type Totals = { type: 'totals'; player: number; banker: number }

const sideOdds = {
  'player-pair': '11:1',
  'either-pair': '5:1',
  'banker-pair': '11:1',
  'player-bonus': '1–30:1',
  'perfect-pair': '25:1 · 200:1',
  'banker-bonus': '1–30:1',
  small: '1.5:1',
  'lucky-6': '12:1 · 20:1',
  big: '0.54:1',
} as const

const sideSpots = Object.entries(sideOdds) as [keyof typeof sideOdds, string][]

function BaccaratBoard({ board, bankerOdds }: { board: TableBoardProps; bankerOdds: string }) {
  const { t } = useTranslation()
  const { round, phase } = board
  const hands = dealtHands(board)
  const totals = phase === 'idle' ? lastOf<Totals>(round, 'totals') : undefined
  const winner = totals && winnerOf(totals)
  return (
    <div className="table-board">
      <div className="table-stage">
        {(['player', 'banker'] as const).map((side) => (
          <CardHand
            key={side}
            name={t(`instant.baccarat.spot.${side}`)}
            tone={side === 'player' ? 'blue' : 'red'}
            cards={hands.get(side) ?? []}
            total={totals?.[side]}
            isWon={winner === side}
          />
        ))}
      </div>
      <BaccaratSpots board={board} bankerOdds={bankerOdds} />
    </div>
  )
}

/** The places for chips. */
export function BaccaratSpots({ board, bankerOdds }: { board: TableBoardProps; bankerOdds: string }) {
  const { t } = useTranslation()
  return (
    <Spots
      board={board}
      groups={[
        {
          columns: 3,
          spots: [
            { spot: 'player', label: t('instant.baccarat.spot.player'), odds: '1:1', look: 'blue' },
            { spot: 'tie', label: t('instant.baccarat.spot.tie'), odds: '8:1', look: 'green' },
            { spot: 'banker', label: t('instant.baccarat.spot.banker'), odds: bankerOdds, look: 'red' },
          ],
        },
        {
          columns: 3,
          spots: sideSpots.map(([spot, odds]) => ({ spot, odds, label: t(`instant.baccarat.spot.${spot}`) })),
        },
      ]}
    />
  )
}

export const Board = (board: TableBoardProps) => <BaccaratBoard board={board} bankerOdds="0.95:1" />
export const NoCommissionBoard = (board: TableBoardProps) => <BaccaratBoard board={board} bankerOdds="1:1 · 0.5:1" />

const shared = { firstFields: noBets, showMs: dealtMs, isOneStep: true, Road: BaccaratRoad, spots: tableStakes }

export const screen: InstantScreen<TableFields> = { ...shared, rulesId: 'baccarat', Board }

export const noCommissionScreen: InstantScreen<TableFields> = {
  ...shared,
  rulesId: 'baccarat-no-commission',
  Board: NoCommissionBoard,
}
