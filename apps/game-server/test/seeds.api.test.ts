import { RotateAnswer, SeedState, type StudioRound, studioPaths } from '@fairground/contract/studio'
import { commitOf } from '@fairground/fairness'
import { findSlotModel, type SlotRound, verifyRound } from '@fairground/game-rules/slots'
import { expect, test } from 'vitest'
import { plantPair } from './plant-pair.ts'
import { openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()

/** What a player does with the proof of a round, in their own browser. */
function verify(round: StudioRound) {
  const model = findSlotModel(round.modelId, round.modelVersion)
  if (!model || round.fairness.serverSeed === null) return { isValid: false }
  const { serverSeed, clientSeed, nonce } = round.fairness
  const stored = {
    modelId: round.modelId,
    modelVersion: round.modelVersion,
    stakeMinor: round.stakeMinor,
    totalMinor: round.totalMinor,
    events: round.events,
  }
  return verifyRound(model, { serverSeed, clientSeed, nonce, round: stored as unknown as SlotRound })
}

test('rotation reveals the seed that was committed to before the first bet, and every round of it verifies', async () => {
  const frame = await openFrame(studio)
  const before = frame.opened.seeds
  const spins = await frame.play(20)
  const { status, body } = await frame.post(studioPaths.rotate)
  expect(status).toBe(200)
  const { revealed, seeds } = RotateAnswer.parse(body)
  expect(commitOf(revealed.serverSeed)).toBe(before.commit)
  expect(revealed).toMatchObject({ commit: before.commit, clientSeed: before.clientSeed, betsMade: 20 })
  expect(seeds).toMatchObject({ commit: before.nextCommit, nonce: 0 })
  expect(seeds.nextCommit).not.toBe(before.nextCommit)
  for (const [nonce, spin] of spins.entries()) {
    const { body: round } = await frame.get<StudioRound>(`/studio/rounds/${spin.round.roundId}`)
    expect(round.fairness).toEqual({
      commit: before.commit,
      clientSeed: before.clientSeed,
      nonce,
      serverSeed: revealed.serverSeed,
    })
    expect(verify(round).isValid).toBe(true)
  }
})

test('one changed event in a round is seen by whoever verifies it', async () => {
  const frame = await openFrame(studio)
  const [spin] = await frame.play(1)
  await frame.post(studioPaths.rotate)
  const { body: round } = await frame.get<StudioRound>(`/studio/rounds/${spin!.round.roundId}`)
  expect(verify({ ...round, totalMinor: '999' }).isValid).toBe(false)
})

test('a player may choose the client seed of the next pair', async () => {
  const frame = await openFrame(studio)
  const { body } = await frame.post(studioPaths.rotate, { clientSeed: 'hạt giống của tôi' })
  expect(RotateAnswer.parse(body).seeds.clientSeed).toBe('hạt giống của tôi')
  const { body: seeds } = await frame.get(studioPaths.seeds)
  expect(SeedState.parse(seeds)).toEqual(RotateAnswer.parse(body).seeds)
})

test.each(['', 'x'.repeat(65), 'a\u0000b', 7])('a client seed of %j is refused', async (clientSeed) => {
  const frame = await openFrame(studio)
  const { status, body } = await frame.post<{ code: string; message: string }>(studioPaths.rotate, { clientSeed })
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
  expect(body.message).toMatch(/^clientSeed:/)
})

test('seeds are not rotated while a show is open, also one of another game', async () => {
  const frame = await openFrame(studio)
  const { body } = await frame.spin()
  const other = await openFrame(studio, { playerId: frame.playerId, gameId: 'neon-ninja' })
  for (const tab of [frame, other]) {
    const answer = await tab.post<{ code: string }>(studioPaths.rotate)
    expect([answer.status, answer.body.code]).toEqual([409, 'ROUND_UNFINISHED'])
  }
  await frame.collect(body.round.roundId)
  expect((await other.post(studioPaths.rotate)).status).toBe(200)
})

test('server seeds lie sealed in the database until they are revealed', async () => {
  const frame = await openFrame(studio)
  const { body } = await frame.post(studioPaths.rotate)
  const { serverSeed } = RotateAnswer.parse(body).revealed
  const rows = await studio.context.db
    .selectFrom('seed_pairs')
    .selectAll()
    .where('player_id', '=', frame.playerId)
    .execute()
  expect(rows.map((row) => [row.state, row.server_seed !== null]).sort()).toEqual([
    ['active', false],
    ['next', false],
    ['revealed', true],
  ])
  expect(rows.some((row) => row.server_seed_sealed.includes(serverSeed))).toBe(false)
})

test('a round with free spins is drawn whole, pays its whole total at once, and resumes with every spin', async () => {
  const frame = await openFrame(studio)
  await plantPair(studio, frame, (round) => round.events.some((event) => event.type === 'free-spins-awarded'))
  const { body } = await frame.spin()
  const freeSpins = body.round.events.filter((event) => event.type === 'spin' && event.mode === 'free')
  expect(freeSpins.length).toBeGreaterThanOrEqual(10)
  expect(studio.wallet.bodiesOf('win').at(-1)).toMatchObject({ amount: body.round.totalMinor, roundClosed: true })
  const later = await openFrame(studio, { playerId: frame.playerId })
  expect(later.opened.unfinished).toEqual(body.round)
  expect(later.opened.balanceMinor).toBe(body.round.balanceAfterMinor)
  await later.collect(body.round.roundId)
  expect((await later.spin()).status).toBe(200)
})
