import type { GameProof, TableProof } from '../../game-module.ts'
import { chipOn, planOn } from '../../long-play/spot-plan.ts'
import { spotTableProof } from '../../parts/spots/spot-table-proof.ts'
import { baccarat, baccaratNoCommission } from './baccarat.ts'
import { baccaratSheet } from './baccarat-sheet.ts'

const spots = [
  ...['player', 'banker', 'tie', 'player-pair', 'either-pair', 'perfect-pair'],
  ...['big', 'small', 'player-bonus', 'banker-bonus', 'lucky-6'],
]

const proofOf = (isCommissionFree: boolean): GameProof => ({
  sheet: () => baccaratSheet({ isCommissionFree }),
  widestBet: chipOn('perfect-pair'),
  plans: () => spots.map(planOn),
})

export const proofs: Readonly<Record<string, GameProof>> = {
  baccarat: proofOf(false),
  'baccarat-no-commission': proofOf(true),
}

const tableProofOf = ({ spotRules }: typeof baccarat, isCommissionFree: boolean): TableProof =>
  spotTableProof(spotRules, () => baccaratSheet({ isCommissionFree }), ['player', 'banker', 'tie', 'lucky-6'])

export const tableProofs: Readonly<Record<string, TableProof>> = {
  'live-baccarat': tableProofOf(baccarat, false),
  'live-baccarat-no-commission': tableProofOf(baccaratNoCommission, true),
  'live-baccarat-squeeze': tableProofOf(baccarat, false),
}
