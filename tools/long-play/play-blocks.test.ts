import { playBlock } from '@fairground/game-rules/long-play'
import { expect, it } from 'vitest'
import { openLongGame } from './open-long-game.ts'
import { playBlocks } from './play-blocks.ts'

const [id, rounds] = ['claw', 150_000]

it('a long play finds the same with one core as with two, and as one block', { timeout: 120_000 }, async () => {
  const told: number[] = []
  const alone = await playBlocks({ id, rounds, workers: 1, onProgress: (done) => told.push(done) })
  expect(told).toEqual([100_000, rounds])
  expect(await playBlocks({ id, rounds, workers: 2, onProgress: () => undefined })).toEqual(alone)
  const [whole] = playBlock(openLongGame(id), 0, rounds)
  expect(alone).toMatchObject([{ rounds, hits: whole?.hits, most: whole?.most }])
})

it('a game that is none ends the play', { timeout: 120_000 }, async () => {
  const play = playBlocks({ id: 'no-such-game', rounds, workers: 1, onProgress: () => undefined })
  await expect(play).rejects.toThrow('There is no game no-such-game')
})
