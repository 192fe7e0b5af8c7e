import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import { type BoardProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { Actions } from '../../instant/table/actions.tsx'
import { CardHand } from '../../instant/table/card-hand.tsx'
import { dealtHands, dealtMs } from '../../instant/table/dealt.ts'
import { useHint } from '../../instant/table/hint.ts'
import { HintSwitch } from '../../instant/table/hint-switch.tsx'
import { Spots } from '../../instant/table/spots.tsx'
import { noBets, type TableFields, tableStakes } from '../../instant/table/table-fields.ts'

type Spread = { type: 'spread'; spread: number }

/** From this spread on a raise gains. */
const raiseFrom = 7
const places = ['left', 'middle', 'right'] as const

function Board(board: BoardProps<TableFields>) {
  const { t } = useTranslation()
  const [isHinting, toggleHint] = useHint()
  const { round, phase, act } = board
  const hands = dealtHands(board)
  const spread = phase === 'asking' ? undefined : lastOf<Spread>(round, 'spread')?.spread
  const isGood = isHinting && spread !== undefined && spread >= raiseFrom
  const actions = [
    { action: { type: 'raise' }, label: t('instant.table.raise'), shortcut: 'r', isAdvised: isGood },
    { action: { type: 'call' }, label: t('instant.table.call'), shortcut: 'c', isAdvised: isHinting && !isGood },
  ]
  return (
    <div className="table-board is-few">
      <div className="table-stage">
        {places.map((place) => (
          <CardHand key={place} name={t(`instant.red-dog.${place}`)} cards={hands.get(place) ?? []} />
        ))}
        {spread !== undefined && <p className="table-hint">{t('instant.red-dog.spread', { spread })}</p>}
      </div>
      <Actions actions={phase === 'open' ? actions : []} act={act}>
        <HintSwitch isOn={isHinting} toggle={toggleHint} />
      </Actions>
      <Spots
        board={board}
        groups={[
          {
            columns: 1,
            spots: [{ spot: 'ante', label: t('instant.table.ante'), odds: '5 · 4 · 2 · 1:1', look: 'blue' }],
          },
        ]}
      />
    </div>
  )
}

export const screen: InstantScreen<TableFields> = {
  rulesId: 'red-dog',
  firstFields: noBets,
  Board,
  showMs: dealtMs,
  isOneStep: false,
  spots: tableStakes,
}
