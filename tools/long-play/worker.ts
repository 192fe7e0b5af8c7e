import { parentPort, workerData } from 'node:worker_threads'
import { playBlock } from '@fairground/game-rules/long-play'
import { openLongGame } from './open-long-game.ts'

/** Plays the blocks it is sent and answers each with its tallies; what it throws ends it and the whole play. */
const game = openLongGame(workerData as string)
parentPort?.on('message', ([from, to]: [number, number]) => {
  parentPort?.postMessage(playBlock(game, from, to))
})
parentPort?.postMessage('ready')
