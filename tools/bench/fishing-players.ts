import { randomUUID } from 'node:crypto'
import {
  type FishingHit,
  type FishingMagazine,
  type FishingOpenAnswer,
  FishingResults,
  type FishingTide,
  fishingLinePath,
  studioPaths,
} from '@fairground/contract/studio'
import { aimAt, fishAt, isInField } from '@fairground/game-rules/fishing'
import { type LeanLine, openLeanLine, openLines } from './lean-line.ts'
import { launchPlayer } from './psw-players.ts'
import { copyLaunched } from './seat-crowd.ts'
import { untilGames } from './until-games.ts'

/** What a crowd of anglers found. */
export interface Caught {
  shots: number
  rolled: number
  /** From the message of a hit that killed to the coin, in milliseconds. */
  killMs: number[]
}

export interface FishingCrowd {
  /** Everybody fires for so long, as fast as a player who holds the button does. */
  fire(ms: number, shotsPerSecond: number): Promise<Caught>
  /** Everybody leaves: what is loaded is paid. */
  leave(): Promise<void>
  close(): void
}

const bullets = 500
const openingAtOnce = 8

type Query = Parameters<typeof copyLaunched>[0]

/** People with money in fishing rooms, four in each, on the lines of real frames. */
export async function openFishingCrowd(
  portalUrl: string,
  query: Query,
  { gameName, count }: { gameName: string; count: number },
): Promise<FishingCrowd> {
  await untilGames(portalUrl)
  const launched = await launchPlayer(portalUrl, 0, { gameName, deposits: 1 })
  const tokens = [launched.launchToken, ...(await copyLaunched(query, launched.launchToken, count - 1))]
  const opened: FishingOpenAnswer[] = []
  let taken = 0
  const openNext = async () => {
    for (let index = taken++; index < count; index = taken++)
      opened[index] = await openFrame(launched, { token: tokens[index] ?? '', index })
  }
  await Promise.all(Array.from({ length: openingAtOnce }, openNext))
  const anglers: Angler[] = opened.map((each) => new Angler(each))
  const lines = await openLines(count, (index) => {
    const line = new URL(launched.origin)
    line.hostname = '127.0.0.1'
    return openLeanLine(line.origin, {
      ...{ path: fishingLinePath, origin: launched.origin, auth: { session: opened[index]?.session ?? '' } },
      onEvent: (event: string, value: unknown) => anglers[index]?.hear(event, value),
    })
  })
  let seated = 0
  const sitNext = async () => {
    for (let index = seated++; index < count; index = seated++) await anglers[index]?.sit(lines[index] as LeanLine)
  }
  await Promise.all(Array.from({ length: openingAtOnce }, sitNext))
  return {
    async fire(ms, shotsPerSecond) {
      const before = anglers.map(({ caught }) => ({ ...caught, kills: caught.killMs.length }))
      await Promise.all(anglers.map((angler, index) => angler.fire(ms, shotsPerSecond, index / count)))
      return anglers.reduce<Caught>(
        (sum, { caught }, index) => ({
          shots: sum.shots + caught.shots - (before[index]?.shots ?? 0),
          rolled: sum.rolled + caught.rolled - (before[index]?.rolled ?? 0),
          killMs: [...sum.killMs, ...caught.killMs.slice(before[index]?.kills ?? 0)],
        }),
        { shots: 0, rolled: 0, killMs: [] },
      )
    },
    leave: async () => void (await Promise.all(anglers.map((angler) => angler.leave()))),
    close: () => {
      for (const line of lines) line.close()
    },
  }
}

async function openFrame(
  { origin, gameId }: { origin: string; gameId: string },
  { token, index }: { token: string; index: number },
): Promise<FishingOpenAnswer> {
  const answer = await fetch(origin + studioPaths.open, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
    body: JSON.stringify({ launchToken: token, gameId }),
  })
  const value = (await answer.json()) as FishingOpenAnswer
  if (!answer.ok) throw new Error(`a frame was answered ${answer.status}: ${JSON.stringify(value)}`)
  return value
}

interface Told<Value> {
  ok: boolean
  value?: Value
}

/** One player: aims at what swims, and counts what comes of it. */
class Angler {
  readonly caught: Caught = { shots: 0, rolled: 0, killMs: [] }
  private readonly tides = new Map<number, FishingTide>()
  private readonly dead = new Set<string>()
  private readonly sentMs = new Map<number, number>()
  private line: LeanLine | undefined
  private seat = 0
  private shotNo = 0
  private magazine: FishingMagazine | undefined
  private readonly opened: FishingOpenAnswer

  constructor(opened: FishingOpenAnswer) {
    this.opened = opened
  }

  async sit(line: LeanLine): Promise<void> {
    this.line = line
    const told = (await line.ask('sit', {})) as Told<{ room: { tides: FishingTide[] }; seat: number }>
    if (!told.value) throw new Error(`a seat was answered ${JSON.stringify(told)}`)
    this.seat = told.value.seat
    for (const tide of told.value.room.tides) this.tides.set(tide.number, tide)
    await this.load()
  }

  hear(event: string, value: unknown): void {
    if (event === 'tide') this.tides.set((value as FishingTide).number, value as FishingTide)
    if (event === 'batch')
      for (const { fishId } of (value as { kills: { fishId: string }[] }).kills) this.dead.add(fishId)
    if (event !== 'results') return
    for (const { shotNo, end } of FishingResults.parse(value).shots) {
      const sentMs = this.sentMs.get(shotNo)
      this.sentMs.delete(shotNo)
      if (end.end !== 'rolled') continue
      this.caught.rolled += 1
      if (sentMs !== undefined && end.rolls.some(({ isKill }) => isKill))
        this.caught.killMs.push(performance.now() - sentMs)
    }
  }

  async fire(ms: number, shotsPerSecond: number, part: number): Promise<void> {
    const pauseMs = 1_000 / shotsPerSecond
    await pause(part * pauseMs)
    const endMs = performance.now() + ms
    let dueMs = performance.now()
    while (performance.now() < endMs) {
      if (this.shotNo >= bullets - 10) await this.load()
      this.shoot()
      dueMs += pauseMs
      await pause(Math.max(0, dueMs - performance.now()))
    }
    await pause(500)
  }

  async leave(): Promise<void> {
    await this.line?.ask('leave', {})
  }

  private async load(): Promise<void> {
    const request = { requestId: randomUUID(), bullets, bulletMinor: this.opened.fishing.bulletsMinor[0] }
    const told = (await this.line?.ask('load', request)) as Told<{ magazine: FishingMagazine }>
    if (!told.value) throw new Error(`a magazine was answered ${JSON.stringify(told)}`)
    this.magazine = told.value.magazine
    this.shotNo = 0
    this.sentMs.clear()
  }

  private shoot(): void {
    const hit = this.aim()
    if (!hit || !this.magazine) return
    const { roundId } = this.magazine
    this.caught.shots += 1
    // It is told as it hits.
    setTimeout(
      () => {
        this.sentMs.set(hit.shotNo, performance.now())
        void this.line?.ask('hits', { roundId, hits: [hit] })
      },
      Math.max(0, hit.hitMs - Date.now()),
    ).unref()
  }

  private aim(): FishingHit | undefined {
    const nowMs = Date.now()
    const fish = [...this.tides.values()].slice(-3).flatMap((tide) => tide.fish)
    const from = Math.floor(this.shotNo * 7) % Math.max(1, fish.length)
    for (const each of [...fish.slice(from), ...fish.slice(0, from)]) {
      const at = this.dead.has(each.fishId) ? undefined : fishAt(each, nowMs, [])
      const aimed = at && isInField(at) ? aimAt(this.seat, each, nowMs, []) : undefined
      if (!aimed) continue
      this.shotNo += 1
      return {
        ...{ shotNo: this.shotNo, weapon: 'bullet', fishId: each.fishId, isAuto: false, firedMs: nowMs },
        ...{ aim: [...aimed.aim], hitMs: aimed.hitMs },
      }
    }
    return undefined
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
