import { useTranslation } from 'react-i18next'
import '../../solo/table/table.css'
import type { BoardProps, SoloScreen } from '../../solo/solo-screen.ts'
import { Actions } from '../../solo/table/actions.tsx'
import { CardHand } from '../../solo/table/card-hand.tsx'
import { dealtHands, dealtMs } from '../../solo/table/dealt.ts'
import { spotResults } from '../../solo/table/spot-results.ts'
import { Spots } from '../../solo/table/spots.tsx'
import { noBets, type TableFields, tableStakes } from '../../solo/table/table-fields.ts'

function Board(board: BoardProps<TableFields>) {
  const { t } = useTranslation()
  const { round, phase, act } = board
  const hands = dealtHands(board)
  const result = spotResults(round, phase).get('ante')
  const actions = [
    { action: { type: 'war' }, label: t('solo.casino-war.war'), shortcut: 'w', isAdvised: true },
    { action: { type: 'surrender' }, label: t('solo.casino-war.surrender'), shortcut: 's' },
  ]
  return (
    <div className="table-board is-few">
      <div className="table-stage">
        <CardHand name={t('solo.table.you')} tone="blue" cards={hands.get('player') ?? []} isWon={result === 'won'} />
        <CardHand
          name={t('solo.table.dealer')}
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
              { spot: 'ante', label: t('solo.table.ante'), odds: '1:1', look: 'blue' },
              { spot: 'tie', label: t('solo.casino-war.tie'), odds: '10:1', look: 'green' },
            ],
          },
        ]}
      />
    </div>
  )
}

export const screen: SoloScreen<TableFields> = {
  rulesId: 'casino-war',
  firstFields: noBets,
  Board,
  showMs: dealtMs,
  isOneStep: false,
  spots: tableStakes,
}
