import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import type { BoardProps, InstantScreen } from '../../instant/instant-screen.ts'
import { Actions } from '../../instant/table/actions.tsx'
import { CardHand } from '../../instant/table/card-hand.tsx'
import { dealtHands, dealtMs } from '../../instant/table/dealt.ts'
import { spotResults } from '../../instant/table/spot-results.ts'
import { Spots } from '../../instant/table/spots.tsx'
import { noBets, type TableFields, tableStakes } from '../../instant/table/table-fields.ts'

function Board(board: BoardProps<TableFields>) {
  const { t } = useTranslation()
  const { round, phase, act } = board
  const hands = dealtHands(board)
  const result = spotResults(round, phase).get('ante')
  const actions = [
    { action: { type: 'war' }, label: t('instant.casino-war.war'), shortcut: 'w', isAdvised: true },
    { action: { type: 'surrender' }, label: t('instant.casino-war.surrender'), shortcut: 's' },
  ]
  return (
    <div className="table-board is-few">
      <div className="table-stage">
        <CardHand
          name={t('instant.table.you')}
          tone="blue"
          cards={hands.get('player') ?? []}
          isWon={result === 'won'}
        />
        <CardHand
          name={t('instant.table.dealer')}
          tone="red"
          cards={hands.get('dealer') ?? []}
          isWon={result === 'lost'}
        />
      </div>
      <Actions actions={phase === 'open' ? actions : []} act={act} />
      <Spots
        board={board}
        groups={[
          {
            columns: 2,
            spots: [
              { spot: 'ante', label: t('instant.table.ante'), odds: '1:1', look: 'blue' },
              { spot: 'tie', label: t('instant.casino-war.tie'), odds: '10:1', look: 'green' },
            ],
          },
        ]}
      />
    </div>
  )
}

export const screen: InstantScreen<TableFields> = {
  rulesId: 'casino-war',
  firstFields: noBets,
  Board,
  showMs: dealtMs,
  isOneStep: false,
  spots: tableStakes,
}
