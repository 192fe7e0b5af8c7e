import { isWorthRaise } from '@fairground/game-rules/games/three-card-poker'
import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import { type BoardProps, eventsOf, type InstantScreen } from '../../instant/instant-screen.ts'
import { Actions } from '../../instant/table/actions.tsx'
import { CardHand } from '../../instant/table/card-hand.tsx'
import { dealtHands, dealtMs, isCleared } from '../../instant/table/dealt.ts'
import { useHint } from '../../instant/table/hint.ts'
import { HintSwitch } from '../../instant/table/hint-switch.tsx'
import { spotResults } from '../../instant/table/spot-results.ts'
import { Spots } from '../../instant/table/spots.tsx'
import { noBets, type TableFields, tableStakes } from '../../instant/table/table-fields.ts'

type Hand = { type: 'hand'; side: 'player' | 'dealer'; category: string; isQualified: boolean }

function Board(board: BoardProps<TableFields>) {
  const { t } = useTranslation()
  const [isHinting, toggleHint] = useHint()
  const { round, phase, act } = board
  const hands = dealtHands(board)
  const isTold = phase !== 'showing' && !isCleared(round, phase)
  const handOf = (side: Hand['side']) =>
    isTold ? eventsOf<Hand>(round).find((event) => event.type === 'hand' && event.side === side) : undefined
  const nameOf = (hand: Hand | undefined) =>
    hand && (hand.isQualified ? t(`instant.table.hand.${hand.category}`) : t('instant.three-card-poker.notQualified'))
  const own = (hands.get('player') ?? []).map(({ card }) => card)
  const isGood = isHinting && own.length === 3 && isWorthRaise(own)
  const results = spotResults(round, phase)
  const actions = [
    { action: { type: 'play' }, label: t('instant.table.raise'), shortcut: 'r', isAdvised: isGood },
    { action: { type: 'fold' }, label: t('instant.table.fold'), shortcut: 'f', isAdvised: isHinting && !isGood },
  ]
  return (
    <div className="table-board">
      <div className="table-stage">
        <CardHand
          name={t('instant.table.you')}
          tone="blue"
          cards={hands.get('player') ?? []}
          total={nameOf(handOf('player'))}
          isWon={results.get('raise') === 'won'}
        />
        <CardHand
          name={t('instant.table.dealer')}
          tone="red"
          cards={hands.get('dealer') ?? []}
          hidden={hands.size > 0 && !hands.has('dealer') ? 3 : 0}
          total={nameOf(handOf('dealer'))}
          isWon={results.get('raise') === 'lost'}
        />
      </div>
      <Actions actions={phase === 'open' ? actions : []} act={act}>
        <HintSwitch isOn={isHinting} toggle={toggleHint} />
      </Actions>
      <Spots
        board={board}
        groups={[
          {
            columns: 2,
            spots: [
              { spot: 'ante', label: t('instant.table.ante'), odds: '1:1', look: 'blue' },
              { spot: 'pair-plus', label: t('instant.three-card-poker.pairPlus'), odds: '1–40:1', look: 'green' },
            ],
          },
        ]}
      />
    </div>
  )
}

export const screen: InstantScreen<TableFields> = {
  rulesId: 'three-card-poker',
  firstFields: noBets,
  Board,
  showMs: dealtMs,
  isOneStep: false,
  spots: tableStakes,
}
