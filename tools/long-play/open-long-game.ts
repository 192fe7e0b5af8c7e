import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findLongGame, type LongGame } from '@fairground/game-rules/long-play'
import { readCertificate } from '@fairground/game-rules/slots'
import { root } from '../workspace.ts'

const certificates = path.join(root, 'certificates')

/** A game with the bets it is played with for long. Throws when there is no such game, or a model without a certificate. */
export function openLongGame(id: string): LongGame {
  const game = findLongGame(id, (modelId) => readCertificate(readFileSync(`${certificates}/${modelId}.json`, 'utf8')))
  if (!game) throw new Error(`There is no game ${id}`)
  return game
}
