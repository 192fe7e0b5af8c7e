import { games } from '../games/games.gen.ts'
import type { SoloGame } from './solo-game.ts'

export { rankOf, suitOf } from '../parts/cards/card.ts'
export type { PrizeEvent } from '../parts/prize-table/prize-table-game.ts'
export type { SettledEvent as TableSettledEvent } from '../parts/spots/settle-spots.ts'
export { certificateOf, readSoloCertificate, type SoloCertificate, type SoloFacts, soloFactsOf } from './certificate.ts'
export type { SettledEvent } from './one-step-game.ts'
export { stake } from './read-input.ts'
export { rebateWeight } from './rebate-weight.ts'
export type { Draws, Played, Read, Refusal, SheetRow, SoloEvent, SoloGame, SoloRound } from './solo-game.ts'
export { verifySoloRound } from './verify-solo-round.ts'

/** Every game that one player plays against the studio. */
export const soloGames: readonly SoloGame<unknown, unknown>[] = games
