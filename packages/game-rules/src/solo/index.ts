import { dice } from '../dice/dice.ts'
import { mines } from '../mines/mines.ts'
import type { SoloGame } from './solo-game.ts'

export type { Draws, Played, Read, Refusal, SheetRow, SoloEvent, SoloGame, SoloRound } from './solo-game.ts'

/** Every game that one player plays against the studio. */
export const soloGames: readonly SoloGame<unknown, unknown>[] = [dice, mines]
