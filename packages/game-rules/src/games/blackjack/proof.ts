import type { GameProof, TableProof } from '../../game-module.ts'
import type { InstantEvent, InstantRound } from '../../instant/instant-game.ts'
import type { LongBet } from '../../long-play/long-game.ts'
import { chipOn, planBeside, planOn } from '../../long-play/spot-plan.ts'
import { payoutOf } from '../../parts/spots/settle-spots.ts'
import { basicStrategy } from './basic-strategy.ts'
import { blackjackSheet } from './blackjack-sheet.ts'
import {
  type CommonShoe,
  commonAsks,
  dealerHasNatural,
  isUnfinished,
  openPlay,
  playStage,
  settlePlay,
} from './common-hand.ts'
import { blackjackValue } from './hand-value.ts'
import { pairGross, trioGross } from './side-bets.ts'
import { shoeOf } from './table.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  blackjack: {
    sheet: blackjackSheet,
    widestBet: chipOn('box-1'),
    plans: () => [
      { ...planOn('box-1'), row: 'box', next: playBasic },
      planBeside('pairs', ['box-1', 'pairs-1'], playBasic),
      planBeside('trio', ['box-1', 'trio-1'], playBasic),
    ],
  },
}

function playBasic({ events, allowed }: InstantRound): object {
  if (allowed.includes('insurance')) return { type: 'insurance', boxes: [] }
  const hand = events.findLast(({ type }) => type === 'turn')?.hand
  const held = handsOf(events)
  return { type: basicStrategy(held.get(String(hand)) ?? [], held.get('dealer')?.[0] ?? 0, allowed) }
}

/** The hands as the events tell them: a split moves the second card away. */
function handsOf(events: readonly InstantEvent[]): Map<string, number[]> {
  const held = new Map<string, number[]>()
  for (const { type, to, hand, card } of events) {
    if (type === 'dealt') held.set(String(to), [...(held.get(String(to)) ?? []), blackjackValue(Number(card))])
    if (type === 'split') held.set(`${String(hand)}-split`, held.get(String(hand))?.splice(1) ?? [])
  }
  return held
}

const stakeMinor = 10_000n

/** The hand of everybody has the chances of a player's own one: which cards of a shoe are drawn changes none. */
export const tableProofs: Readonly<Record<string, TableProof>> = {
  'live-blackjack': {
    sheet: blackjackSheet,
    maxWinX: 101,
    longBets: () => [
      longBet('box', returnOfBox),
      longBet('pairs', ({ front }) => payoutOf(stakeMinor, pairGross(front[0] ?? 0, front[2] ?? 0))),
      longBet('trio', ({ front }) => payoutOf(stakeMinor, trioGross([front[0] ?? 0, front[2] ?? 0, front[1] ?? 0]))),
    ],
  },
}

const longBet = (bet: string, returnOf: (shoe: CommonShoe) => bigint): LongBet => ({
  bet,
  exact: Number(blackjackSheet().find((row) => row.bet === bet)?.decimal),
  halfWidth: 0,
  play: (draws) => Number(returnOf(shoeOf(draws().deal(416, 416)))) / Number(stakeMinor),
})

/** By the basic strategy, without insurance: the first stake and what was won or lost with all of them. */
function returnOfBox(shoe: CommonShoe): bigint {
  const up = blackjackValue(shoe.front[1] ?? 0)
  let play = openPlay(shoe)
  while (!dealerHasNatural(shoe) && isUnfinished(play)) {
    const values = play.hands.find(({ isOver }) => !isOver)?.cards.map(blackjackValue) ?? []
    const asked = commonAsks(play)
    play = playStage(play, shoe, asked.length > 0 ? basicStrategy(values, up, asked) : undefined)
  }
  const { stakedMinor, payoutMinor } = settlePlay(play, shoe, { stakeMinor, hasInsurance: false })
  return stakeMinor + payoutMinor - stakedMinor
}
