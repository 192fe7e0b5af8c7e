import type { GameProof } from '../../game-module.ts'
import { chipOn, planOn } from '../../long-play/spot-plan.ts'
import { sicBoSheet } from './sic-bo-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'sic-bo': {
    sheet: sicBoSheet,
    widestBet: chipOn('triple-1'),
    plans: () =>
      ['small', 'odd', 'total-4', 'total-10', 'single-3', 'pair-1-2', 'double-6', 'triple-1', 'any-triple'].map(planOn),
  },
}
