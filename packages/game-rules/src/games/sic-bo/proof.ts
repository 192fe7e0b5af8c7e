import type { GameProof, TableProof } from '../../game-module.ts'
import { chipOn, planOn } from '../../long-play/spot-plan.ts'
import { spotTableProof } from '../../parts/spots/spot-table-proof.ts'
import { sicBo } from './sic-bo.ts'
import { sicBoSheet } from './sic-bo-sheet.ts'

export const proofs: Readonly<Record<string, GameProof>> = {
  'sic-bo': {
    sheet: sicBoSheet,
    widestBet: chipOn('triple-1'),
    plans: () =>
      ['small', 'odd', 'total-4', 'total-10', 'single-3', 'pair-1-2', 'double-6', 'triple-1', 'any-triple'].map(planOn),
  },
}

export const tableProofs: Readonly<Record<string, TableProof>> = {
  'live-sic-bo': spotTableProof(sicBo.spotRules, sicBoSheet, ['small', 'total-10', 'pair-1-2', 'any-triple']),
}
