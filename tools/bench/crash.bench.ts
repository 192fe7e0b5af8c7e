import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { connect } from '@fairground/postgres'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { openEchoLine, openLines } from './lean-line.ts'
import { burst, type Load, openLoop } from './load.ts'
import { type BenchTable, openBenchTable, type TablePlayer } from './table-players.ts'

/** `npm run bench -- crash --players 500`. */
const playerCount = Number(process.env.BENCH_PLAYERS ?? 5_000)
/** Bets and wins of thousands around every cash-out take their time: they cash out in one round alone. */
const isCrowd = playerCount > 1_000
const spreadMs = 5_000
/** The multiplier has left 1.00 by then: before that nobody can cash out. */
const firstMs = 400
/** A round that takes bets for so long still can be kept open. */
const sureMs = 2_000
const betsInFlight = 32
const warmCount = 300
const triesMax = 20
const waitMsMax = 180_000
const pollMs = 20

const betsName = `bets of everybody in one round over HTTP, ${betsInFlight} in flight`
const echoName = `bare ws, an echo to each of them over ${spreadMs / 1000} s, p99`
const cashOutName = `cash-outs over ${spreadMs / 1000} s of a run, from the wish to the acknowledgement, p99`
const echoBurstName = 'bare ws, an echo to each of them, all in one turn, p99'
const burstName = 'cash-outs all in one turn, p99'

/**
 * A cash-out as a player wishes it: on the live socket, written with its win owed, acknowledged with the paid bet, while
 * wins go to the wallet and every frame hears who was paid; against a bare WebSocket server that sends back what it is sent.
 */
export const bench: Bench = {
  title: `Crash: ${playerCount.toLocaleString('en-US')} players in one round of one studio process, each on a live socket`,
  rounds: isCrowd ? 1 : 3,
  rows: [
    { name: betsName, unit: '/s' },
    { name: echoName, unit: 'ms' },
    { name: cashOutName, unit: 'ms', comparedTo: echoName, bound: { valueMax: 100 } },
    ...(isCrowd
      ? []
      : [
          { name: echoBurstName, unit: 'ms' },
          { name: burstName, unit: 'ms', comparedTo: echoBurstName },
        ]),
  ],
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld({ env: { TRUSTED_PROXIES: '127.0.0.0/8,::1' } })
  const stops: (() => unknown)[] = [() => world.stop()]
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  }
  try {
    const owner = connect<unknown>({ url: world.databaseUrl, poolSizeMax: 2, statementTimeoutMs: 120_000 })
    stops.push(() => owner.close())
    // What is measured is how much goes through, not how much may.
    await owner.pool.query('update vendors set calls_per_second_max = null, player_calls_per_second_max = null')
    const echo = await openEcho()
    stops.push(echo.close)
    const table = await openBenchTable(world.portalUrl, (text, values) => owner.pool.query(text, values), {
      gameName: 'Pháo Hoa Crash',
      count: playerCount,
    })
    stops.push(table.close)
    const rounds = new Rounds(owner.pool, table)
    const subjects = [
      subject(echoName, () => spread(echo.calls)),
      async () => ({ [cashOutName]: (await rounds.cashOut(spread)).p99Ms, [betsName]: rounds.betsPerSecond }),
      ...(isCrowd
        ? []
        : [subject(echoBurstName, () => allAtOnce(echo.calls)), subject(burstName, () => rounds.cashOut(allAtOnce))]),
    ]
    await rounds.cashOut(spread, table.players.slice(0, warmCount)) // The first round warms everything up.
    return { subjects, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Calls = readonly (() => Promise<unknown>)[]

const subject =
  (name: string, measure: () => Promise<Load>): Subject =>
  async () => ({ [name]: (await measure()).p99Ms })

const spread = (calls: Calls): Promise<Load> =>
  openLoop(eachOnce(calls), { perSecond: (calls.length * 1000) / spreadMs, durationMs: spreadMs })

const allAtOnce = (calls: Calls): Promise<Load> => burst(eachOnce(calls), calls.length)

function eachOnce(calls: Calls): () => Promise<unknown> {
  let next = 0
  return () => {
    const call = calls[next++]
    if (!call) throw new Error('everybody has called')
    return call()
  }
}

/** As many clients on a bare WebSocket server in a process of its own, with what a frame sends. */
async function openEcho() {
  const child = fork(path.join(import.meta.dirname, 'bare-ws.ts'))
  const [address] = await once(child, 'message')
  const url = `ws://127.0.0.1:${(address as { port: number }).port}`
  const lines = await openLines(playerCount, () => openEchoLine(url))
  const calls = lines.map((line, index) => () => line.ask(`420${JSON.stringify(['act', { roundId: `rnd_${index}` }])}`))
  const close = async () => {
    for (const line of lines) line.close()
    child.disconnect()
    await once(child, 'exit')
  }
  return { calls, close }
}

type Pool = ReturnType<typeof connect<unknown>>['pool']

/** Rounds of the table in which everybody has a bet. */
class Rounds {
  /** Of the round that was played last. */
  betsPerSecond = Number.NaN
  private readonly pool: Pool
  private readonly table: BenchTable

  constructor(pool: Pool, table: BenchTable) {
    this.pool = pool
    this.table = table
  }

  /** Everybody bets and cashes out; a round that bursts before the last of them has is played again. */
  async cashOut(arrive: (calls: Calls) => Promise<Load>, players = this.table.players): Promise<Load> {
    for (let tries = 0; tries < triesMax; tries += 1) {
      await this.beginRun(players)
      const paid: boolean[] = []
      const load = await arrive(players.map((player) => async () => paid.push(await player.cashOut())))
      await this.untilPaid()
      if (paid.length === players.length && paid.every(Boolean)) return load
    }
    throw new Error(`${triesMax} rounds burst too soon`)
  }

  /** Betting stays open until the last bet is taken: how quickly that goes is another bench's figure. */
  private async beginRun(players: readonly TablePlayer[]): Promise<void> {
    await until(() => this.isBetting())
    const sharedRoundId = this.table.table()?.round?.sharedRoundId ?? ''
    await this.closeBetting(sharedRoundId, '10 minutes')
    const startedAt = performance.now()
    await placeAll(players, sharedRoundId)
    this.betsPerSecond = (players.length * 1000) / (performance.now() - startedAt)
    await this.closeBetting(sharedRoundId, '0 minutes')
    await until(() => this.table.table()?.phase === 'running')
    const startedMs = this.table.table()?.round?.startedMs ?? 0
    await until(() => Date.now() >= startedMs + firstMs)
  }

  private isBetting(): boolean {
    const table = this.table.table()
    return table?.phase === 'betting' && (table.round?.closesMs ?? 0) > Date.now() + sureMs
  }

  private async closeBetting(sharedRoundId: string, after: string): Promise<void> {
    const text = `update studio.shared_rounds set closes_at = now() + $2::interval
      where shared_round_id = $1 and state = 'betting'`
    const { rowCount } = await this.pool.query(text, [sharedRoundId, after])
    if (rowCount !== 1) throw new Error('the round no longer takes bets')
  }

  /** Nothing of one round is left to be done while the next thing is measured. */
  private async untilPaid(): Promise<void> {
    await until(() => this.table.table()?.phase !== 'running')
    const text = `select exists (select from studio.wallet_calls where state = 'pending')
      or exists (select from studio.shared_bets where state = 'taken') as is_open`
    await until(async () => !(await this.pool.query(text)).rows[0]?.is_open)
  }
}

async function placeAll(players: readonly TablePlayer[], sharedRoundId: string): Promise<void> {
  let next = 0
  const place = async () => {
    for (let player = players[next++]; player; player = players[next++]) await player.bet(sharedRoundId)
  }
  await Promise.all(Array.from({ length: betsInFlight }, place))
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + waitMsMax
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error('a round did not come to where it was waited for')
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
