import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import type { InstantScreen } from '../../instant/instant-screen.ts'
import { CardHand } from '../../instant/table/card-hand.tsx'
import { dealtHands, dealtMs } from '../../instant/table/dealt.ts'
import { spotResults } from '../../instant/table/spot-results.ts'
import { type Spot, Spots } from '../../instant/table/spots.tsx'
import { noBets, type TableBoardProps, type TableFields, tableStakes } from '../../instant/table/table-fields.ts'
import { DragonTigerRoad } from './dragon-tiger-road.tsx'

const sides = ['dragon', 'tiger'] as const
/** Two beside each other on either side of the table. */
const cardBets = [
  ['big', 'small'],
  ['odd', 'even'],
  ['red', 'black'],
  ['spades', 'clubs'],
  ['diamonds', 'hearts'],
] as const
const colours: readonly string[] = ['red', 'black']
const suits: readonly string[] = ['spades', 'clubs', 'diamonds', 'hearts']
const oddsOf = (bet: string) => (colours.includes(bet) ? '0.95:1' : suits.includes(bet) ? '3:1' : '1:1')

export function Board(board: TableBoardProps) {
  const { t } = useTranslation()
  const hands = dealtHands(board)
  const results = spotResults(board.round, board.phase)
  const main: Spot[] = [
    { spot: 'dragon', label: t('instant.dragon-tiger.side.dragon'), odds: '1:1', look: 'red' },
    { spot: 'tie', label: t('instant.dragon-tiger.tie'), odds: '11:1', look: 'green' },
    { spot: 'suited-tie', label: t('instant.dragon-tiger.suitedTie'), odds: '50:1', look: 'green' },
    { spot: 'tiger', label: t('instant.dragon-tiger.side.tiger'), odds: '1:1', look: 'blue' },
  ]
  const cardBet = (side: (typeof sides)[number], bet: (typeof cardBets)[number][number]): Spot => ({
    spot: `${side}-${bet}`,
    label: t('instant.dragon-tiger.cardBet', {
      side: t(`instant.dragon-tiger.side.${side}`),
      bet: t(`instant.dragon-tiger.bet.${bet}`),
    }),
    odds: oddsOf(bet),
    look: side === 'dragon' ? 'red' : 'blue',
  })
  const onCards = cardBets.flatMap((pair) => sides.flatMap((side) => pair.map((bet) => cardBet(side, bet))))
  return (
    <div className="table-board is-dense">
      <div className="table-stage">
        {sides.map((side) => (
          <CardHand
            key={side}
            name={t(`instant.dragon-tiger.side.${side}`)}
            tone={side === 'dragon' ? 'red' : 'blue'}
            cards={hands.get(side) ?? []}
            isWon={results.get(side) === 'won'}
          />
        ))}
      </div>
      <Spots
        board={board}
        groups={[
          { columns: 4, spots: main },
          { columns: 4, spots: onCards },
        ]}
      />
    </div>
  )
}

export const screen: InstantScreen<TableFields> = {
  rulesId: 'dragon-tiger',
  firstFields: noBets,
  Board,
  Road: DragonTigerRoad,
  showMs: dealtMs,
  isOneStep: true,
  spots: tableStakes,
}
