import { useTranslation } from 'react-i18next'
import '../../solo/table/table.css'
import { type BoardProps, lastOf, type SoloScreen } from '../../solo/solo-screen.ts'
import { Actions } from '../../solo/table/actions.tsx'
import { CardHand } from '../../solo/table/card-hand.tsx'
import { dealtHands, dealtMs } from '../../solo/table/dealt.ts'
import { useHint } from '../../solo/table/hint.ts'
import { HintSwitch } from '../../solo/table/hint-switch.tsx'
import { Spots } from '../../solo/table/spots.tsx'
import { noBets, type TableFields, tableStakes } from '../../solo/table/table-fields.ts'

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
    { action: { type: 'raise' }, label: t('solo.table.raise'), shortcut: 'r', isAdvised: isGood },
    { action: { type: 'call' }, label: t('solo.table.call'), shortcut: 'c', isAdvised: isHinting && !isGood },
  ]
  return (
    <div className="table-board is-few">
      <div className="table-stage">
        {places.map((place) => (
          <CardHand key={place} name={t(`solo.red-dog.${place}`)} cards={hands.get(place) ?? []} />
        ))}
        {spread !== undefined && <p className="table-hint">{t('solo.red-dog.spread', { spread })}</p>}
      </div>
      <Actions actions={phase === 'open' ? actions : []} act={act}>
        <HintSwitch isOn={isHinting} toggle={toggleHint} />
      </Actions>
      <Spots
        board={board}
        groups={[
          { columns: 1, spots: [{ spot: 'ante', label: t('solo.table.ante'), odds: '5 · 4 · 2 · 1:1', look: 'blue' }] },
        ]}
      />
    </div>
  )
}

export const screen: SoloScreen<TableFields> = {
  rulesId: 'red-dog',
  firstFields: noBets,
  Board,
  showMs: dealtMs,
  isOneStep: false,
  spots: tableStakes,
}
