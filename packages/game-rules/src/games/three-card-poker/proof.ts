import type { GameProof } from '../../game-module.ts'
import { chipOn, planBeside, planRaised } from '../../long-play/spot-plan.ts'
import type { SoloRound } from '../../solo/solo-game.ts'
import { isWorthRaise } from './three-card-poker.ts'
import { threeCardPokerSheet } from './three-card-poker-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'three-card-poker': {
    sheet: threeCardPokerSheet,
    widestBet: chipOn('ante'),
    plans: () => [planRaised('ante', raiseGood), planBeside('pair-plus', ['ante', 'pair-plus'], raiseGood)],
  },
}

function raiseGood({ events }: SoloRound): object {
  const cards = events.flatMap(({ type, card }) => (type === 'dealt' ? [Number(card)] : []))
  return { type: isWorthRaise(cards) ? 'play' : 'fold' }
}
