import { randomUUID } from 'node:crypto'
import { VendorRound } from '@fairground/contract/psw'
import { ReplayAnswer, studioPaths } from '@fairground/contract/studio'
import { crashMsOf } from '@fairground/game-rules/games/crash'
import { beforeAll, expect, test } from 'vitest'
import { BingoRoom, openBingoFrame, ticketsOf } from './bingo-room.ts'
import { openSharedFrame, TestTable } from './shared-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
let table: TestTable
let room: BingoRoom

beforeAll(async () => {
  table = await TestTable.prepare(studio)
  room = await BingoRoom.prepare(studio, 'bingo-75')
})

async function askReplay(roundId: string): Promise<{ status: number; ticket: string | null }> {
  const wish = { requestId: randomUUID(), roundId, language: 'vi', framedBy: 'http://console.test' }
  const { status, body } = await callAsPortal(studio, 'POST', '/replays', wish)
  return { status, ticket: status === 200 ? new URL(String(body.url)).searchParams.get('replay') : null }
}

async function show(roundId: string) {
  const { ticket } = await askReplay(roundId)
  const { body } = await studio.call({
    ...{ method: 'POST', url: studioPaths.replays, headers: { 'content-type': 'application/json' } },
    payload: JSON.stringify({ ticket }),
  })
  return ReplayAnswer.parse(body)
}

async function stepsOf(roundId: string) {
  const { body } = await callAsPortal(studio, 'GET', `/rounds/${roundId}`)
  return VendorRound.parse(body).events
}

test('a round of crash that still runs is shown to nobody again, nor are its steps, not even of a bet that was paid', async () => {
  const round = await table.openRound(300, 10_000)
  const frame = await openSharedFrame(studio)
  const { roundId } = (await frame.place({ sharedRoundId: round.shared_round_id, autoX100: 150 })).body.bet
  const refused = { status: 404, ticket: null }
  expect([await askReplay(roundId), await stepsOf(roundId)]).toEqual([refused, []])
  await table.run(round)
  await table.at(crashMsOf(150) + 100)
  const [bet] = (await frame.get<{ bets: { state: string }[] }>(studioPaths.sharedOpen)).body.bets
  expect(bet?.state).toBe('ended')
  expect([await askReplay(roundId), await stepsOf(roundId)]).toEqual([refused, []])
  await table.finish()
  expect((await askReplay(roundId)).status).toBe(200)
})

test('a round of crash that is over is shown with its bet, its bust and its seed, and gives no session', async () => {
  const round = await table.openRound(200, 10_000)
  const frame = await openSharedFrame(studio)
  const { roundId } = (await frame.place({ sharedRoundId: round.shared_round_id, autoX100: 150 })).body.bet
  await table.run(round)
  await table.finish()
  const { opened, slotRound, instantRound, sharedBet } = await show(roundId)
  expect([slotRound, instantRound, opened.session, opened.gameId]).toEqual([null, null, '', 'crash'])
  expect(opened).toMatchObject({ kind: 'shared', bets: [], table: { phase: 'idle', round: null } })
  expect(sharedBet).toMatchObject({
    roundId,
    state: 'ended',
    payoutMinor: '1500000',
    outcome: { bustX100: round.bustX100 },
  })
  expect(sharedBet?.fairness.serverSeed).toMatch(/^[0-9a-f]{64}$/)
  expect(await stepsOf(roundId)).toEqual([
    { type: 'cashed-out', x100: 150, by: 'auto' },
    { type: 'bust', bustX100: round.bustX100 },
  ])
})

test('a bet that the bust took has one step', async () => {
  const round = await table.openRound(120, 200)
  const frame = await openSharedFrame(studio)
  const { roundId } = (await frame.place({ sharedRoundId: round.shared_round_id, autoX100: 1_000 })).body.bet
  await table.run(round)
  await table.finish()
  expect(await stepsOf(roundId)).toEqual([{ type: 'bust', bustX100: round.bustX100 }])
})

test('a purchase of bingo is shown again when its round is over: its tickets, every number in the order of the calls', async () => {
  const { shared_round_id } = await room.open()
  const frame = await openBingoFrame(studio, 'bingo-75')
  const { roundId } = (await frame.buy(shared_round_id, { tickets: 2 })).body.bet
  await room.until('running')
  expect(await askReplay(roundId)).toEqual({ status: 404, ticket: null })
  const { calls } = await room.finish()
  const { sharedBet } = await show(roundId)
  expect(sharedBet && ticketsOf(sharedBet)[0]?.tickets).toHaveLength(2)
  const steps = await stepsOf(roundId)
  expect(steps[0]?.type).toBe('dealt')
  expect(steps.filter(({ type }) => type === 'called').map(({ ball }) => ball)).toEqual(calls)
  expect(steps.some(({ type, prize }) => type === 'won' && prize === 'house')).toBe(true)
})
