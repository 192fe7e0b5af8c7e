import type { GameProof } from '../../game-module.ts'
import type { InstantRound } from '../../instant/instant-game.ts'
import { chipOn, planBeside, planRaised } from '../../long-play/spot-plan.ts'
import { isWorthRaise } from './three-card-poker.ts'
import { threeCardPokerSheet } from './three-card-poker-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'three-card-poker': {
    sheet: threeCardPokerSheet,
    widestBet: chipOn('ante'),
    plans: () => [planRaised('ante', raiseGood), planBeside('pair-plus', ['ante', 'pair-plus'], raiseGood)],
  },
}

function raiseGood({ events }: InstantRound): object {
  const cards = events.flatMap(({ type, card }) => (type === 'dealt' ? [Number(card)] : []))
  return { type: isWorthRaise(cards) ? 'play' : 'fold' }
}
