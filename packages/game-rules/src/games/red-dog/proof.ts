import type { GameProof } from '../../game-module.ts'
import type { InstantRound } from '../../instant/instant-game.ts'
import { chipOn, planRaised } from '../../long-play/spot-plan.ts'
import { raiseSpreadMin, redDogSheet } from './red-dog-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'red-dog': {
    sheet: redDogSheet,
    widestBet: chipOn('ante'),
    plans: () => [planRaised('ante', raiseWide)],
  },
}

function raiseWide({ events }: InstantRound): object {
  const last = events.at(-1)
  return { type: last?.type === 'spread' && Number(last.spread) >= raiseSpreadMin ? 'raise' : 'call' }
}
