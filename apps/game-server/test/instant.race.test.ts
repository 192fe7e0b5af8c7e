import { randomUUID } from 'node:crypto'
import { studioPaths } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { type InstantFrame, openInstantFrame, smallStake } from './instant-frame.ts'
import { plantRow, rising } from './plant-instant-pair.ts'
import { catalogueWithSmallGame } from './small-game.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithSmallGame)
type Told = { code?: string; round: { roundId: string; step: number } }

const bodiesOf = (frame: InstantFrame, call: 'bet' | 'win') =>
  studio.wallet.bodiesOf(call).filter((body) => body.playerId === frame.playerId)

async function openRound(): Promise<{ frame: InstantFrame; other: InstantFrame; roundId: string }> {
  const frame = await openInstantFrame(studio)
  await plantRow(studio, frame, rising)
  const { roundId } = (await frame.bet()).body.round
  return { frame, other: await openInstantFrame(studio, { playerId: frame.playerId }), roundId }
}

test('two bets of two tabs at once: one round, one stake, the other tab is told to wait', async () => {
  const left = await openInstantFrame(studio)
  const right = await openInstantFrame(studio, { playerId: left.playerId })
  const answers = await Promise.all(
    [left, right].map((tab) =>
      tab.post<Told>(studioPaths.instantBet, { requestId: randomUUID(), bet: { stakeMinor: smallStake } }),
    ),
  )
  expect(answers.map(({ body }) => body.code ?? 'PLAYED').sort()).toEqual(['PLAYED', 'ROUND_UNFINISHED'])
  expect(bodiesOf(left, 'bet')).toHaveLength(1)
})

test('ten copies of one bet at once: one round, one stake, ten equal answers', async () => {
  const frame = await openInstantFrame(studio)
  studio.wallet.disturb('bet', { kind: 'delay', ms: 300 })
  const body = { requestId: randomUUID(), bet: { stakeMinor: smallStake } }
  const answers = await Promise.all(Array.from({ length: 10 }, () => frame.post<Told>(studioPaths.instantBet, body)))
  expect(new Set(answers.map(({ body: told }) => JSON.stringify(told))).size).toBe(1)
  expect(bodiesOf(frame, 'bet')).toHaveLength(1)
})

test('two tabs act in one step at once: one action is taken, the other tab is told that the round moved on', async () => {
  const { frame, other, roundId } = await openRound()
  const answers = await Promise.all([frame.act({ roundId, step: 0 }, 'draw'), other.act({ roundId, step: 0 }, 'stop')])
  expect(answers.map(({ body }) => body.code ?? 'TAKEN').sort()).toEqual(['ROUND_MOVED_ON', 'TAKEN'])
})

test('two raises of one step at once: one further stake is taken', async () => {
  const { frame, other, roundId } = await openRound()
  studio.wallet.disturb('bet', { kind: 'delay', ms: 300 })
  const answers = await Promise.all([frame, other].map((tab) => tab.act({ roundId, step: 0 }, 'double')))
  expect(answers.map(({ body }) => body.code ?? 'TAKEN').sort()).toEqual(['ROUND_MOVED_ON', 'TAKEN'])
  expect(bodiesOf(frame, 'bet')).toHaveLength(2)
})

test('ten copies of the last action at once: one win', async () => {
  const { frame, roundId } = await openRound()
  const requestId = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => frame.act({ roundId, step: 0 }, 'stop', requestId)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(bodiesOf(frame, 'win')).toHaveLength(1)
  expect(studio.wallet.book.moved(frame.playerId).wins).toBe(1)
})
