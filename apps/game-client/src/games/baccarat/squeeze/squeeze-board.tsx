import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../instant/table/table.css'
import './squeeze.css'
import type { ShownRound } from '../../../instant/instant-screen.ts'
import { lastOf } from '../../../instant/instant-screen.ts'
import { CardHand } from '../../../instant/table/card-hand.tsx'
import { dealtHands } from '../../../instant/table/dealt.ts'
import type { TableBoardProps } from '../../../instant/table/table-fields.ts'
import { ByHand } from '../../../live/by-hand/by-hand.tsx'
import { useLiveState } from '../../../live/live-context.ts'
import { winnerOf } from '../baccarat-road.tsx'
import { BaccaratSpots } from '../screen.tsx'
import { type SqueezeSide, squeezeSides, type Turned } from './next-card.ts'
import { SqueezeCard, TurnedCard } from './squeeze-card.tsx'
import { TimeLeft } from './time-left.tsx'
import { useTurned } from './use-turned.ts'

type Asked = { type: 'squeeze'; hand: SqueezeSide; untilMs: number }
type Totals = { type: 'totals'; player: number; banker: number }

/** Both hands face down, and the next card large before whoever has a bet: he turns it as he likes. */
export function SqueezeBoard(board: TableBoardProps) {
  const { t } = useTranslation()
  const { round, phase, isCalm } = board
  const [isByHand, setIsByHand] = useState(true)
  const hasBet = useLiveState(({ bets }) => bets.length > 0)
  const hands = dealtHands(board)
  const totals = lastOf<Totals>(round, 'totals')
  const winner = totals && winnerOf(totals)
  const asked = totals ? undefined : lastOf<Asked>(round, 'squeeze')
  const canTurn = hasBet && asked !== undefined
  const { open, next, turn, last } = useTurned({
    ...{ roundId: round?.roundId, hands, opened: openedOf(round), asked: asked?.hand },
    ...{ canTurn, isAtOnce: isCalm || !isByHand },
  })
  const nameOf = (side: SqueezeSide) => t(`instant.baccarat.spot.${side}`)
  return (
    <div className="table-board squeeze-board">
      <div className="table-stage squeeze-stage">
        {squeezeSides.map((side) => {
          const cards = hands.get(side) ?? []
          return (
            <CardHand
              key={side}
              name={nameOf(side)}
              tone={side === 'player' ? 'blue' : 'red'}
              cards={cards.slice(0, open[side]).map(({ card }) => ({ card, delayMs: undefined }))}
              hidden={Math.max(0, cards.length - open[side])}
              total={totals?.[side]}
              isWon={winner === side}
              isActing={next?.side === side}
            />
          )
        })}
        {(next || last !== undefined) && (
          <div className="squeeze-hold" dir="ltr">
            {last !== undefined && <TurnedCard card={last} />}
            {next && (
              <SqueezeCard
                key={`${round?.roundId}-${next.side}-${next.place}`}
                id={`${round?.roundId}-${next.side}-${next.place}`}
                card={next.card}
                name={nameOf(next.side)}
                onOpen={() => turn(next)}
              />
            )}
          </div>
        )}
        <div className="squeeze-foot">
          {asked && <TimeLeft untilMs={asked.untilMs} />}
          {!isCalm && (
            <ByHand
              isByHand={isByHand}
              onByHand={setIsByHand}
              isShown={hasBet && phase !== 'idle'}
              onOpen={next && (() => turn(next))}
              words={{ self: t('instant.live-baccarat-squeeze.self'), open: t('instant.live-baccarat-squeeze.turn') }}
            />
          )}
        </div>
      </div>
      <BaccaratSpots board={board} bankerOdds="0.95:1" />
    </div>
  )
}

/** How many cards of each hand lie open for everybody. */
function openedOf(round: ShownRound | undefined): Turned {
  const open = { player: 0, banker: 0 }
  for (const { type, hand, count } of round?.events ?? [])
    if (type === 'opened' && (hand === 'player' || hand === 'banker')) open[hand] = Number(count)
  return open
}
