import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findLongGame, type LongGame, longGameIds as studioGameIds } from '@fairground/game-rules/long-play'
import { readCertificate } from '@fairground/game-rules/slots'
import { findLottery, lotteries } from '@fairground/lottery-rules'
import { longLottery } from '@fairground/lottery-rules/proof'
import { root } from '../workspace.ts'

const certificates = path.join(root, 'certificates')

/** Ids of everything that can be played for long: the games of the studio, then the lotteries. */
export const longGameIds = (): string[] => [...studioGameIds(), ...lotteries.map(({ id }) => id)]

/** A game with the bets it is played with for long. Throws when there is no such game, or a model without a certificate. */
export function openLongGame(id: string): LongGame {
  const lottery = findLottery(id)
  if (lottery) return longLottery(lottery)
  const game = findLongGame(id, (modelId) => readCertificate(readFileSync(`${certificates}/${modelId}.json`, 'utf8')))
  if (!game) throw new Error(`There is no game ${id}`)
  return game
}
