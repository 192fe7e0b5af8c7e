import { games } from '../games/games.gen.ts'
import type { InstantGame } from './instant-game.ts'

export { rankOf, suitOf } from '../parts/cards/card.ts'
export type { PrizeEvent } from '../parts/prize-table/prize-table-game.ts'
export type { SettledEvent as TableSettledEvent } from '../parts/spots/settle-spots.ts'
export {
  certificateOf,
  type InstantCertificate,
  type InstantFacts,
  instantFactsOf,
  readInstantCertificate,
  volatilityOf,
} from './certificate.ts'
export type { Draws, InstantEvent, InstantGame, InstantRound, Played, Read, Refusal, SheetRow } from './instant-game.ts'
export type { SettledEvent } from './one-step-game.ts'
export { stake } from './read-input.ts'
export { rebateWeight } from './rebate-weight.ts'
export { verifyInstantRound } from './verify-instant-round.ts'

/** Every game that one player plays against the studio. */
export const instantGames: readonly InstantGame<unknown, unknown>[] = games
