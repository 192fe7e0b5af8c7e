import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SharedTableView, type StageView, studioLivePath, studioPaths } from '@fairground/contract/studio'
import { testDatabase } from '@fairground/postgres/testing'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { openSharedFrame, type SharedFrame } from './shared-table.ts'
import { RestartableStudio } from './studio-process.ts'

// Rounds of the real clock, the deal a little faster.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const database = testDatabase('studio', prepareDatabase)
const studio = new RestartableStudio()
const gameId = 'live-blackjack'
const chip = '1000000'
const sockets: Socket[] = []

beforeAll(() => studio.start(database.url, { TABLE_TEMPO: '4' }))
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await studio.stop()
})

/** By phase, how a round stood in it at last: on a busy machine the table may be told of the next one before anybody looks. */
type RoundSeen = Map<SharedTableView['phase'], NonNullable<SharedTableView['round']>>
type Told<Value> = { ok: boolean; code?: string; value?: Value }

/** The line of a frame as a browser has it: it comes back by itself. */
function connect(frame: SharedFrame) {
  const told: { table?: SharedTableView; rounds: Map<string, RoundSeen> } = { rounds: new Map() }
  const socket = io(`http://127.0.0.1:${studio.port}`, {
    path: studioLivePath,
    transports: ['websocket'],
    forceNew: true,
    auth: { session: frame.opened.session },
    extraHeaders: { origin: 'http://games.test' },
  })
  socket.on('table', (table: SharedTableView) => {
    told.table = table
    if (!table.round) return
    const seen = told.rounds.get(table.round.sharedRoundId) ?? new Map()
    told.rounds.set(table.round.sharedRoundId, seen.set(table.phase, table.round))
  })
  sockets.push(socket)
  const ask = <Value>(name: string, request: object): Promise<Told<Value>> =>
    socket.timeout(10_000).emitWithAck(name, request)
  return {
    told,
    slip: (sharedRoundId: string) =>
      ask('slip', { requestId: randomUUID(), sharedRoundId, slipNo: 1, spots: { box: chip } }),
    stage: async (sharedRoundId: string) =>
      (await ask<{ stage: StageView | null }>('stage', { sharedRoundId })).value?.stage,
    wish: (sharedRoundId: string, stage: number, wish: string) => ask('wish', { sharedRoundId, stage, wish }),
  }
}

type Line = ReturnType<typeof connect>

const until = <Value>(look: () => Value | undefined | false) =>
  vi.waitUntil(look, { timeout: 90_000, interval: 20 }) as Promise<Value>

const roundOf = ({ told }: Line, phase: SharedTableView['phase'], not?: string) =>
  until(() => {
    const { table } = told
    return table?.phase === phase && table.round?.sharedRoundId !== not ? (table.round ?? undefined) : undefined
  })

/** A round that both have a box in, and whose first stage asks them to hit or to stand. */
async function seatBoth(lines: readonly Line[], not?: string): Promise<string> {
  const { sharedRoundId, closesMs } = await roundOf(lines[0] as Line, 'betting', not)
  if (closesMs - Date.now() < 3_000) return seatBoth(lines, sharedRoundId)
  for (const line of lines) expect((await line.slip(sharedRoundId)).ok).toBe(true)
  await roundOf(lines[0] as Line, 'running')
  const asked = await Promise.all(lines.map((line) => line.stage(sharedRoundId)))
  const isSuch = asked.every((view) => view?.stage === 1 && view.asks.includes('hit'))
  if (isSuch) return sharedRoundId
  await standAll(lines, sharedRoundId)
  return seatBoth(lines, sharedRoundId)
}

/** Nobody waits for the clock of a round that is not wanted. */
async function standAll(lines: readonly Line[], sharedRoundId: string): Promise<void> {
  while (lines[0]?.told.table?.phase === 'running') {
    for (const line of lines) {
      const view = await line.stage(sharedRoundId)
      const wish = view?.asks.find((one) => one === 'stand' || one === 'no-insurance')
      if (view && wish && view.wish === null) await line.wish(sharedRoundId, view.stage, wish)
    }
    await sleep(100)
  }
}

test('a studio killed inside a stage asks it again: what was wished stays, and the round is played and paid to its end', async () => {
  const frames = [await openSharedFrame(studio, { gameId }), await openSharedFrame(studio, { gameId })] as const
  const lines = frames.map(connect) as [Line, Line]
  const sharedRoundId = await seatBoth(lines)
  expect(await lines[0].wish(sharedRoundId, 1, 'hit')).toMatchObject({ ok: true })
  const before = lines[0].told.table?.round?.stage?.closesMs ?? 0
  await studio.kill('SIGKILL')
  await studio.restart()
  await until(() => (lines[0].told.table?.round?.stage?.closesMs ?? 0) > before)
  const [own, other] = [await lines[0].stage(sharedRoundId), await lines[1].stage(sharedRoundId)]
  expect([own?.stage, own?.wish, other?.wish]).toEqual([1, 'hit', null])
  expect(await lines[1].wish(sharedRoundId, 1, 'stand')).toMatchObject({ ok: true })
  const seen = () => lines[0].told.rounds.get(sharedRoundId)
  await until(() => [...(seen()?.values() ?? [])].some(({ events }) => events.some(({ to }) => to === 'common')))
  expect(await lines[0].wish(sharedRoundId, 1, 'stand')).toMatchObject({ ok: false, code: 'STAGE_SHUT' })
  const next = await lines[0].stage(sharedRoundId)
  if (next?.asks.includes('stand')) expect((await lines[0].wish(sharedRoundId, 2, 'stand')).ok).toBe(true)
  const { events } = await until(() => seen()?.get('result'))
  expect(events.at(-1)).toMatchObject({ type: 'dealer' })
  for (const [index, frame] of frames.entries()) {
    const bet = await vi.waitUntil(
      async () => {
        const { body } = await frame.get<{
          bets: {
            roundId: string
            sharedRoundId: string
            state: string
            payoutMinor: string
            events: { type: string }[]
          }[]
        }>(studioPaths.sharedOpen)
        return body.bets.find((one) => one.sharedRoundId === sharedRoundId && one.state === 'ended')
      },
      { timeout: 30_000, interval: 50 },
    )
    const [decided] = (bet?.events ?? []) as unknown as { type: string; wishes: string[] }[]
    expect([decided?.type, decided?.wishes[0]]).toEqual(['decided', index === 0 ? 'hit' : 'stand'])
    // An earlier round, dealt in vain, may have won as well.
    const paid = () => studio.wallet.book.entries.get(`${bet?.roundId}.win`)?.amountMinor ?? 0n
    await until(() => paid() === BigInt(bet?.payoutMinor ?? -1))
  }
})
