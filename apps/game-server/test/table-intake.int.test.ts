import { afterEach, beforeAll, expect, test } from 'vitest'
import { openSharedFrame, type SharedFrame, stakeMinor, TestTable } from './shared-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const startMinor = 100_000_000n
let table: TestTable
beforeAll(async () => {
  table = await TestTable.prepare(studio)
})
afterEach(async () => {
  studio.wallet.calm()
  await table.finish()
})

const openFrames = (count: number) => Promise.all(Array.from({ length: count }, () => openSharedFrame(studio)))
const balanceOf = (frame: SharedFrame) => studio.wallet.book.balanceOf(frame.playerId)
const afterBet = startMinor - BigInt(stakeMinor)

async function openBetting(): Promise<string> {
  studio.wallet.batches.length = 0
  return (await table.openRound(101)).shared_round_id
}

const placeAll = (frames: readonly SharedFrame[], sharedRoundId: string) =>
  Promise.all(frames.map((frame) => frame.place({ sharedRoundId })))

test('bets of one moment reach the wallet together, each with an answer of its own', async () => {
  const frames = await openFrames(14)
  const poor = await openSharedFrame(studio)
  studio.wallet.book.addPlayer(poor.playerId, { balanceMinor: 5n })
  const answers = await placeAll([...frames, poor], await openBetting())
  expect(answers.map(({ body }) => body.code ?? body.bet.state)).toEqual([
    ...frames.map(() => 'taken'),
    'INSUFFICIENT_FUNDS',
  ])
  expect(answers.slice(0, -1).map(({ body }) => body.balanceMinor)).toEqual(frames.map(() => String(afterBet)))
  expect(frames.map(balanceOf)).toEqual(frames.map(() => afterBet))
  expect(Math.max(...studio.wallet.batches)).toBeGreaterThan(2)
  expect(balanceOf(poor)).toBe(5n)
})

test('a bet that comes alone is sent as a bet', async () => {
  const [frame] = await openFrames(1)
  const answers = await placeAll([frame as SharedFrame], await openBetting())
  expect(answers[0]?.status).toBe(200)
  expect(studio.wallet.batches).toEqual([])
})

test.each(['before', 'after'] as const)(
  'a call of many that is lost %s the wallet acts is asked again, and takes each stake once',
  async (when) => {
    const frames = await openFrames(6)
    const sharedRoundId = await openBetting()
    studio.wallet.disturb('bet', { kind: 'drop', when }, 2)
    const answers = await placeAll(frames, sharedRoundId)
    expect(answers.map(({ body }) => body.code ?? body.bet.state)).toEqual(frames.map(() => 'taken'))
    expect(frames.map(balanceOf)).toEqual(frames.map(() => afterBet))
  },
)

test('bets whose call stays without an answer are not in the round, and every stake goes back', async () => {
  const frames = await openFrames(4)
  const sharedRoundId = await openBetting()
  studio.wallet.disturb('bet', { kind: 'drop', when: 'after' }, 1_000)
  const answers = await placeAll(frames, sharedRoundId)
  expect(answers.map(({ body }) => body.code)).toEqual(frames.map(() => 'WALLET_UNREACHABLE'))
  studio.wallet.calm()
  await table.pay()
  expect(frames.map(balanceOf)).toEqual(frames.map(() => startMinor))
})

test('of several bets at one place in one moment one is taken, and bets of others with them', async () => {
  const [twice, ...others] = (await openFrames(5)) as [SharedFrame, ...SharedFrame[]]
  const answers = await placeAll([twice, twice, ...others, twice], await openBetting())
  const codes = answers.map(({ body }) => body.code ?? body.bet.state)
  expect(codes.slice(2, 6)).toEqual(others.map(() => 'taken'))
  expect([codes[0], codes[1], codes[6]].sort()).toEqual(['ROUND_UNFINISHED', 'ROUND_UNFINISHED', 'taken'])
  expect(balanceOf(twice)).toBe(afterBet)
})
