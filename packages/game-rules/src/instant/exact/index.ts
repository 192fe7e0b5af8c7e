import type { GameProof } from '../../game-module.ts'
import { gameProofs } from '../../games/proofs.gen.ts'
import type { SheetRow } from '../instant-game.ts'

export { certify } from './certify.ts'

/** The sheet of every instant game by its id: exact chances and returns before the payout is cut to whole minor units. */
export const instantSheets: Readonly<Record<string, () => SheetRow[]>> = of('sheet')

/** For every game a bet, without its stake, that can pay more stakes than any other of its bets. */
export const widestBets: Readonly<Record<string, object>> = of('widestBet')

function of<Key extends keyof GameProof>(key: Key): Record<string, GameProof[Key]> {
  return Object.fromEntries(Object.entries(gameProofs).map(([id, proof]) => [id, proof[key]]))
}
