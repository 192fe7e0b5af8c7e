import { basicStrategy, blackjackValue, handValue } from '@fairground/game-rules/games/blackjack'
import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import { type BoardProps, eventsOf, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { Actions, type TableAction } from '../../instant/table/actions.tsx'
import { CardHand } from '../../instant/table/card-hand.tsx'
import { type DealtCard, dealtHands, dealtMs } from '../../instant/table/dealt.ts'
import { useHint } from '../../instant/table/hint.ts'
import { HintSwitch } from '../../instant/table/hint-switch.tsx'
import { spotResults } from '../../instant/table/spot-results.ts'
import { type Spot, Spots } from '../../instant/table/spots.tsx'
import { hasChips, noBets, type TableFields, tableStakes } from '../../instant/table/table-fields.ts'

type Turn = { type: 'turn'; hand: string }

const boxes = [1, 2, 3, 4, 5]
const decisions = ['hit', 'stand', 'double', 'split'] as const
const shortcuts = { hit: 'h', stand: 's', double: 'd', split: 'p' }

function Board(board: BoardProps<TableFields>) {
  const { t } = useTranslation()
  const [isHinting, toggleHint] = useHint()
  const { round, phase, act } = board
  const dealt = dealtHands(board)
  const results = spotResults(round, phase)
  const dealer = [...(dealt.get('dealer') ?? [])]
  const hole = dealt.get('hole') ?? []
  dealer.splice(1, 0, ...hole)
  const hands = [...dealt].filter(([name]) => name.startsWith('box')).sort(([a], [b]) => a.localeCompare(b))
  const acting = phase === 'open' ? lastOf<Turn>(round, 'turn')?.hand : undefined
  return (
    <div className="table-board is-boxes">
      <div className="table-stage">
        <CardHand
          name={t('instant.table.dealer')}
          tone="red"
          cards={dealer}
          hidden={dealer.length === 1 ? 1 : 0}
          total={phase === 'showing' ? undefined : totalOf(dealer)}
        />
        <div className="table-row">
          {hands.map(([name, cards]) => (
            <CardHand
              key={name}
              name={t('instant.blackjack.box', { number: name.split('-')[1] })}
              tone="blue"
              cards={cards}
              total={phase === 'showing' ? undefined : totalOf(cards)}
              isActing={acting === name}
              isWon={results.get(name) === 'won'}
            />
          ))}
        </div>
      </div>
      <Actions actions={phase === 'open' ? actionsOf(board, { isHinting, dealt, t }) : []} act={act}>
        <HintSwitch isOn={isHinting} toggle={toggleHint} />
      </Actions>
      <Spots board={board} groups={[{ columns: boxes.length, spots: placesOf(board, t) }]} />
    </div>
  )
}

/** A row of boxes, and below each its bets on the first two cards, which need the box; in play only rows with a bet. */
function placesOf({ fields, phase }: BoardProps<TableFields>, t: Translate): Spot[] {
  const isPlaying = phase === 'open' || phase === 'showing'

  const rows = [
    { kind: 'box', odds: '3:2', look: 'blue' },
    { kind: 'pairs', odds: '6–25:1', look: 'green' },
    { kind: 'trio', odds: '5–100:1', look: 'green' },
  ] as const
  return rows
    .filter(({ kind }) => !isPlaying || boxes.some((number) => hasChips(fields, `${kind}-${number}`)))
    .flatMap(({ kind, ...row }) =>
      boxes.map((number) => ({
        ...row,
        spot: `${kind}-${number}`,
        label: t(`instant.blackjack.${kind}`, { number }),
        isOff: kind !== 'box' && !hasChips(fields, `box-${number}`),
      })),
    )
}

type Translate = ReturnType<typeof useTranslation>['t']

interface Table {
  isHinting: boolean
  dealt: ReadonlyMap<string, readonly DealtCard[]>
  t: Translate
}

function actionsOf({ round }: BoardProps<TableFields>, { isHinting, dealt, t }: Table): TableAction[] {
  const allowed = round?.allowed ?? []
  if (allowed.includes('insurance')) {
    const all = eventsOf<{ type: string; to?: string }>(round).flatMap(({ to }) =>
      to?.startsWith('box') ? [boxOf(to)] : [],
    )
    return [
      {
        action: { type: 'insurance', boxes: [] },
        label: t('instant.blackjack.noInsurance'),
        shortcut: 'n',
        isAdvised: isHinting,
      },
      {
        action: { type: 'insurance', boxes: [...new Set(all)] },
        label: t('instant.blackjack.insurance'),
        shortcut: 'i',
      },
    ]
  }
  const hand = lastOf<Turn>(round, 'turn')?.hand ?? ''
  const values = (dealt.get(hand) ?? []).map(({ card }) => blackjackValue(card))
  const up = blackjackValue(dealt.get('dealer')?.[0]?.card ?? 0)
  const best = isHinting && values.length > 1 ? basicStrategy(values, up, allowed) : undefined
  return decisions
    .filter((type) => allowed.includes(type))
    .map((type) => ({
      action: { type },
      label: t(`instant.blackjack.${type}`),
      shortcut: shortcuts[type],
      isAdvised: best === type,
    }))
}

const boxOf = (name: string): number => Number(name.split('-')[1])

const totalOf = (cards: readonly DealtCard[]): number | undefined =>
  cards.length > 0 ? handValue(cards.map(({ card }) => blackjackValue(card))).total : undefined

export const screen: InstantScreen<TableFields> = {
  rulesId: 'blackjack',
  firstFields: noBets,
  Board,
  showMs: dealtMs,
  isOneStep: false,
  spots: tableStakes,
}
