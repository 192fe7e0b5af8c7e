import { createStream } from '@fairground/fairness'
import type { BingoGame } from '../bingo-game.ts'
import type { BingoTicket } from '../bingo-ticket.ts'

/** Any ticket of the game: what is certified depends on its form alone. */
export const sampleTicket = (game: BingoGame): BingoTicket =>
  game.drawTicket(createStream({ serverSeed: '0'.repeat(64), clientSeed: 'sample', nonce: 0 }))
