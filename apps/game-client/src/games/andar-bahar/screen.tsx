import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import type { BoardProps, InstantScreen } from '../../instant/instant-screen.ts'
import { CardHand } from '../../instant/table/card-hand.tsx'
import { dealtHands } from '../../instant/table/dealt.ts'
import { spotResults } from '../../instant/table/spot-results.ts'
import { Spots } from '../../instant/table/spots.tsx'
import { noBets, type TableFields, tableStakes } from '../../instant/table/table-fields.ts'

/** What each number of cards pays gross. */
const ranges = {
  'cards-1-5': '3.5×',
  'cards-6-10': '4.37×',
  'cards-11-15': '5.62×',
  'cards-16-25': '4.35×',
  'cards-26-30': '15.57×',
  'cards-31-35': '25.69×',
  'cards-36-40': '50.08×',
  'cards-41': '119.9×',
} as const
const sides = ['andar', 'bahar'] as const
const cardMs = 180
const cardsMsMax = 4_000

function Board(board: BoardProps<TableFields>) {
  const { t } = useTranslation()
  const hands = dealtHands(board)
  const results = spotResults(board.round, board.phase)
  return (
    <div className="table-board is-boxes">
      <div className="table-stage">
        <CardHand name={t('instant.andar-bahar.joker')} cards={hands.get('joker') ?? []} />
        {sides.map((side) => (
          <CardHand
            key={side}
            name={t(`instant.andar-bahar.${side}`)}
            tone={side === 'andar' ? 'blue' : 'red'}
            cards={hands.get(side) ?? []}
            isWon={results.get(side) === 'won'}
          />
        ))}
      </div>
      <Spots
        board={board}
        groups={[
          {
            columns: 2,
            spots: [
              { spot: 'andar', label: t('instant.andar-bahar.andar'), odds: '0.9:1', look: 'blue' },
              { spot: 'bahar', label: t('instant.andar-bahar.bahar'), odds: '1:1', look: 'red' },
            ],
          },
          {
            columns: 4,
            spots: Object.entries(ranges).map(([spot, odds]) => ({
              spot,
              odds,
              label: t('instant.andar-bahar.cards', {
                range: spot === 'cards-41' ? '41+' : spot.slice(6).replace('-', '–'),
              }),
            })),
          },
        ]}
      />
    </div>
  )
}

export const screen: InstantScreen<TableFields> = {
  rulesId: 'andar-bahar',
  firstFields: noBets,
  Board,
  showMs: (round) => Math.min(cardMs * round.events.length, cardsMsMax),
  isOneStep: true,
  spots: tableStakes,
}
