import { blackjackValue, type CommonHand, handValue } from '@fairground/game-rules/games/blackjack'
import type { TableSettledEvent } from '@fairground/game-rules/instant'
import { cx } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import { CardHand } from '../../instant/table/card-hand.tsx'
import { type Spot, Spots } from '../../instant/table/spots.tsx'
import { hasChips, type TableBoardProps } from '../../instant/table/table-fields.ts'
import { Chosen } from './chosen.tsx'
import './common-board.css'
import { actingPlace, commonTable, ownPlay } from './common-table.ts'
import { useDecided } from './use-decided.ts'

const stepMs = 600
/** Box, dealer, box, and the dealer's card that lies face down. */
const dealOrder = { box: [0, 2], dealer: [1, 3] }
const spotNames = ['box', 'split'] as const

/** The common hand: the dealer's cards, what this player has made of everybody's, and the places. */
export function CommonBoard(board: TableBoardProps) {
  const { t } = useTranslation()
  const { round, phase, fields, isCalm } = board
  const table = commonTable(round?.events ?? [])
  const play = ownPlay(table, useDecided())
  const isMoving = useIsFresh(round?.roundId) && !isCalm
  const hasBox = hasChips(fields, 'box')
  const ends = phase === 'idle' ? endsOf(round) : []
  const acting = hasBox && phase === 'showing' && play ? actingPlace(play) : -1
  const hands: readonly Pick<CommonHand, 'cards' | 'isDoubled'>[] =
    hasBox && play ? play.hands : [{ cards: table.first, isDoubled: false }]
  const others = table.common.slice(hasBox && play ? play.drawn : 0)
  return (
    <div className="table-board bj-board">
      <div className="table-stage bj-stage">
        <CardHand
          name={t('instant.table.dealer')}
          tone="red"
          cards={dealtAs(table.dealer, dealOrder.dealer, isMoving)}
          hidden={table.dealer.length === 1 ? 1 : 0}
          total={table.dealer.length > 0 ? totalOf(table.dealer) : undefined}
        />
        <div className="table-row bj-hands">
          {hands.map(({ cards, isDoubled }, place) => {
            const spot = spotNames[place] ?? 'box'
            const end = ends.find((one) => one.spot === spot)
            return (
              <div key={spot} className="bj-hand" data-acting={acting === place} data-bust={isBust(cards)}>
                <CardHand
                  name={nameOf(t, { hasBox, count: hands.length, place, isDoubled })}
                  tone="blue"
                  cards={dealtAs(cards, place === 0 ? dealOrder.box : [], isMoving)}
                  total={cards.length > 0 ? totalOf(cards) : undefined}
                  isActing={acting === place}
                  isWon={end && BigInt(end.payoutMinor) > BigInt(end.stakeMinor)}
                />
              </div>
            )
          })}
        </div>
        {others.length > 0 && (
          <div className="bj-others">
            <CardHand name={t('instant.live-blackjack.others')} cards={dealtAs(others, [], isMoving)} />
          </div>
        )}
        {ends.length > 0 ? <Ends ends={ends} /> : <Chosen table={table} />}
      </div>
      <Spots board={board} groups={[{ columns: 3, spots: placesOf(t, hasBox) }]} />
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation>['t']

interface Named {
  hasBox: boolean
  count: number
  place: number
  isDoubled: boolean
}

function nameOf(t: Translate, { hasBox, count, place, isDoubled }: Named): string {
  const name = count > 1 ? t('instant.live-blackjack.hand', { number: place + 1 }) : t('instant.table.you')
  return `${hasBox ? name : t('instant.live-blackjack.common')}${isDoubled ? ' ×2' : ''}`
}

const placesOf = (t: Translate, hasBox: boolean): Spot[] => [
  { spot: 'pairs', label: t('instant.live-blackjack.pairs'), odds: '6–25:1', look: 'green', isOff: !hasBox },
  { spot: 'box', label: t('instant.live-blackjack.box'), odds: '1:1 · 3:2', look: 'blue' },
  { spot: 'trio', label: '21+3', odds: '5–100:1', look: 'green', isOff: !hasBox },
]

type End = TableSettledEvent['bets'][number]

const endsOf = (round: TableBoardProps['round']): readonly End[] => {
  const last = round?.events.at(-1)
  return last?.type === 'settled' ? (last as unknown as TableSettledEvent).bets : []
}

/** What every stake came to: the hand, or both, the insurance, and the side bets. */
function Ends({ ends }: { ends: readonly End[] }) {
  const { t } = useTranslation()
  const cash = useCashText()
  const isSplit = ends.some(({ spot }) => spot === 'split')
  const labels: Readonly<Record<string, string>> = {
    box: isSplit ? t('instant.live-blackjack.hand', { number: 1 }) : t('instant.live-blackjack.box'),
    split: t('instant.live-blackjack.hand', { number: 2 }),
    insurance: t('instant.blackjack.insurance'),
    pairs: t('instant.live-blackjack.pairs'),
    trio: '21+3',
  }
  return (
    <ul className="bj-ends">
      {ends.map(({ spot, stakeMinor, payoutMinor }) => {
        const net = BigInt(payoutMinor) - BigInt(stakeMinor)
        return (
          <li key={spot} className={cx(net > nothing && 'is-won', net < nothing && 'is-lost')}>
            {labels[spot]} <bdi>{`${net > nothing ? '+' : ''}${cash(net)}`}</bdi>
          </li>
        )
      })}
    </ul>
  )
}

const nothing = 0n

/** Cards that are new come to the table; those that lay there when the frame was opened stand still. */
function useIsFresh(roundId: string | undefined): boolean {
  const [firstId] = useState(roundId)
  return roundId !== undefined && roundId !== firstId
}

const dealtAs = (cards: readonly number[], order: readonly number[], isMoving: boolean) =>
  cards.map((card, place) => ({ card, delayMs: isMoving ? (order[place] ?? 0) * stepMs : undefined }))

/** "7/17" while an ace may count one or eleven. */
function totalOf(cards: readonly number[]): string {
  const { total, isSoft } = handValue(cards.map(blackjackValue))
  return isSoft && total < 21 ? `${total - 10}/${total}` : `${total}`
}

const isBust = (cards: readonly number[]): boolean => handValue(cards.map(blackjackValue)).total > 21
