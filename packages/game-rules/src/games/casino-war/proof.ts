import type { GameProof } from '../../game-module.ts'
import { always, chipOn, planBeside, planRaised } from '../../long-play/spot-plan.ts'
import { casinoWarSheet } from './casino-war-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'casino-war': {
    sheet: casinoWarSheet,
    widestBet: chipOn('ante'),
    plans: () => [
      planRaised('ante', always('war')),
      planRaised('ante-surrender', always('surrender')),
      planBeside('tie', ['ante', 'tie'], always('war')),
    ],
  },
}
