import { randomUUID } from 'node:crypto'
import {
  type FishingHit,
  FishingLoadAnswer,
  type FishingMagazine,
  FishingResults,
  FishingSitAnswer,
  type FishingTide,
  fishingLinePath,
} from '@fairground/contract/studio'
import { aimAt, fishAt, isInField } from '@fairground/game-rules/fishing'
import { testDatabase } from '@fairground/postgres/testing'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { type FishingFrame, openFishing } from './fishing-pond.ts'
import { RestartableStudio } from './studio-process.ts'

// On the real clock; a killed studio's bet counts as lost after 6 seconds.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const database = testDatabase('studio', prepareDatabase)
const studio = new RestartableStudio()
const startMinor = 100_000_000n
const bulletMinor = '100000'
const bullets = 20
const waiting = { timeout: 30_000, interval: 20 }
const sockets: Socket[] = []

beforeAll(() => studio.start(database.url))
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await studio.stop()
})

type Told<Value> = { ok: true; value: Value } | { ok: false; code: string }

/** A frame of a fishing room over its socket. */
class Line {
  readonly results: FishingResults[] = []
  readonly ended: FishingMagazine[] = []
  readonly stoodUp: unknown[] = []
  private readonly tides = new Map<number, FishingTide>()
  seat = 0
  private shotNo = 0
  readonly frame: FishingFrame
  readonly socket: Socket

  constructor(frame: FishingFrame, port = studio.port) {
    this.frame = frame
    this.socket = io(`http://127.0.0.1:${port}`, {
      ...{ path: fishingLinePath, transports: ['websocket'], forceNew: true, reconnection: false },
      auth: { session: frame.opened.session },
      extraHeaders: { origin: 'http://games.test' },
    })
    sockets.push(this.socket)
    this.socket.on('tide', (tide: FishingTide) => this.tides.set(tide.number, tide))
    this.socket.on('results', (told: unknown) => this.results.push(FishingResults.parse(told)))
    this.socket.on('magazine', (told: FishingMagazine) => this.ended.push(told))
    this.socket.on('stood-up', (told: unknown) => this.stoodUp.push(told))
  }

  ask<Value>(event: string, input: object = {}): Promise<Told<Value>> {
    return this.socket.timeout(20_000).emitWithAck(event, input)
  }

  async sit() {
    const told = FishingSitAnswer.parse(unwrap(await this.ask('sit')))
    this.seat = told.seat
    this.shotNo = told.magazine?.lastShotNo ?? 0
    for (const tide of told.room.tides) this.tides.set(tide.number, tide)
    return told
  }

  load = async (requestId = randomUUID()) =>
    FishingLoadAnswer.parse(unwrap(await this.ask('load', { requestId, bullets, bulletMinor }))).magazine

  /** Fires one bullet at the first fish that can be met, waits until it flies no more, and tells the hit. */
  async fire(roundId: string): Promise<void> {
    const hit = await vi.waitUntil(() => this.aim(), waiting)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, hit.hitMs - Date.now())))
    expect(await this.ask('hits', { roundId, hits: [hit] })).toMatchObject({ ok: true, value: { received: 1 } })
  }

  private aim(): FishingHit | undefined {
    const nowMs = Date.now()
    for (const fish of [...this.tides.values()].flatMap((tide) => tide.fish)) {
      const at = fishAt(fish, nowMs, [])
      const aimed = at && isInField(at) ? aimAt(this.seat, fish, nowMs, []) : undefined
      if (!aimed) continue
      this.shotNo += 1
      const aim: [number, number] = [...aimed.aim]
      return {
        ...{ shotNo: this.shotNo, weapon: 'bullet', fishId: fish.fishId, isAuto: false },
        ...{ aim, firedMs: nowMs, hitMs: aimed.hitMs },
      }
    }
    return undefined
  }
}

function unwrap<Value>(told: Told<Value>): Value {
  if (!told.ok) throw new Error(told.code)
  return told.value
}

const balanceOf = ({ playerId }: FishingFrame) => studio.wallet.book.balanceOf(playerId)
const winsOf = ({ playerId }: FishingFrame) =>
  studio.wallet.bodiesOf('win').filter((body) => body.playerId === playerId)

/** What the wallet was asked and told fits the magazine to the last unit. */
async function expectExact(frame: FishingFrame, killsMinor: bigint, spent: number): Promise<void> {
  await vi.waitUntil(() => studio.wallet.book.moved(frame.playerId).wins === 1, waiting)
  const turnoverMinor = BigInt(spent) * BigInt(bulletMinor)
  expect(balanceOf(frame)).toBe(startMinor - turnoverMinor + killsMinor)
  expect(winsOf(frame).at(-1)).toMatchObject({ roundClosed: true, turnoverMinor: turnoverMinor.toString() })
}

test('killed while it is fired: what was written stands, the frame goes on, and what it leaves is paid once', async () => {
  const frame = await openFishing(studio)
  const line = new Line(frame)
  await line.sit()
  const { roundId } = await line.load()
  await line.fire(roundId)
  await vi.waitUntil(() => line.results.length === 1, waiting)
  const written = line.results[0]?.magazine
  await studio.kill('SIGKILL')
  await studio.restart()
  const later = new Line(frame)
  const { magazine } = await later.sit()
  expect(magazine).toEqual(written)
  await later.fire(roundId)
  await vi.waitUntil(() => later.results.length === 1, waiting)
  const after = later.results[0]?.magazine
  // The fish may be gone by then: its bullet came back.
  expect((after?.spent ?? 0) + (after?.returned ?? 0)).toBe((written?.spent ?? 0) + (written?.returned ?? 0) + 1)
  const left = unwrap(await later.ask<{ magazine: FishingMagazine }>('leave')).magazine
  expect(left).toMatchObject({ state: 'ended', endedBy: 'leave' })
  await expectExact(frame, BigInt(left.killsMinor), left.spent)
})

test('killed while the wallet is asked, at loading and at leaving: each magazine is loaded and paid once, or never was', async () => {
  const seated = async () => {
    const line = new Line(await openFishing(studio))
    await line.sit()
    return line
  }
  const hangs = async (call: 'bet' | 'win', when: 'before' | 'after', ask: () => Promise<unknown>) => {
    const seen = studio.wallet.bodiesOf(call).length
    studio.wallet.disturb(call, { kind: 'hang', when })
    void ask().catch(() => undefined)
    await vi.waitUntil(() => studio.wallet.bodiesOf(call).length > seen, waiting)
  }
  const [taken, unseen, unpaid, paid] = await Promise.all([seated(), seated(), seated(), seated()])
  const [unpaidId, paidId] = [(await unpaid.load()).roundId, (await paid.load()).roundId]
  const load = (line: Line) => () => line.ask('load', { requestId: randomUUID(), bullets, bulletMinor })
  await hangs('bet', 'after', load(taken))
  await hangs('bet', 'before', load(unseen))
  await hangs('win', 'before', () => unpaid.ask('unload', { roundId: unpaidId }))
  await hangs('win', 'after', () => paid.ask('unload', { roundId: paidId }))
  await studio.kill('SIGKILL')
  await studio.restart()

  const later = new Line(taken.frame)
  // The line bounds how often it is asked.
  const open = await vi.waitUntil(
    () =>
      later
        .sit()
        .then(({ magazine }) => magazine)
        .catch(() => undefined),
    { ...waiting, interval: 500 },
  )
  expect(open).toMatchObject({ state: 'open', spent: 0 })
  const unload = { roundId: open?.roundId ?? '' }
  expect(await later.ask('unload', unload)).toMatchObject({ ok: true, value: { magazine: { state: 'ended' } } })
  await expectExact(taken.frame, 0n, 0)
  // Asked again, it says how it ended.
  expect(await later.ask('unload', unload)).toMatchObject({ ok: true, value: { magazine: { endedBy: 'leave' } } })
  expect(winsOf(taken.frame)).toHaveLength(1)

  const rolledBack = () => studio.wallet.bodiesOf('rollback').some(({ playerId }) => playerId === unseen.frame.playerId)
  await vi.waitUntil(rolledBack, waiting)
  expect(balanceOf(unseen.frame)).toBe(startMinor)
  expect((await new Line(unseen.frame).sit()).magazine).toBeNull()

  for (const { frame } of [unpaid, paid]) {
    await vi.waitUntil(() => winsOf(frame).length === 2, waiting)
    await expectExact(frame, 0n, 0)
  }
})

test('frames at two processes see one room, and a second window takes the seat over', async () => {
  const second = await studio.second()
  const frame = await openFishing(studio)
  const line = new Line(frame)
  const { room, seat } = await line.sit()
  const other = new Line(await openFishing(studio), second.port)
  const there = await other.sit()
  expect(there.room.roomId).toBe(room.roomId)
  const { roundId } = await other.load()
  await other.fire(roundId)
  const batches: number[] = []
  line.socket.on('batch', ({ batch }: { batch: number }) => batches.push(batch))
  await vi.waitUntil(() => other.results.length === 1, waiting)
  await other.fire(roundId)
  await vi.waitUntil(() => batches.length > 0, waiting)
  const window = new Line(frame, second.port)
  expect(await window.sit()).toMatchObject({ seat, room: { roomId: room.roomId } })
  await vi.waitUntil(() => line.stoodUp.length === 1, waiting)
  expect(line.stoodUp).toEqual([{ reason: 'moved' }])
  expect(await line.ask('load', { requestId: randomUUID(), bullets, bulletMinor })).toMatchObject({ ok: false })
  await other.ask('leave')
  await second.stop()
})
