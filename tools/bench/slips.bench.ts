import path from 'node:path'
import { instantGames } from '@fairground/game-rules/instant'
import { spotExposure } from '@fairground/game-rules/tables'
import { connect } from '@fairground/postgres'
import type { Bench, Session } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { type BenchTable, openBenchTable, type TablePlayer } from './table-players.ts'

/** `npm run bench -- slips --players 500`. */
const playerCount = Number(process.env.BENCH_PLAYERS ?? 2_000)
const waitMsMax = 60_000
const pollMs = 20
const bookRounds = 2_000

const firstName = 'first slips of everybody, all sent at once over live lines'
const secondName = 'second slips of everybody, each adding three places'
const bookName = 'adding a slip of ten places to the classes of baccarat'

/** Places at the table of dice. */
const [first, added] = [
  ['small', 'odd', 'total-7'],
  ['small', 'odd', 'total-7', 'pair-1-2', 'double-3', 'any-triple'],
]

/**
 * Slips from the frame to the acknowledgement: decided under the cap of the round, written, paid for at the portal by the
 * wallet's protocol, and answered. The table is one of dice that only this bench and the tests have.
 */
export const bench: Bench = {
  title: `Slips: ${playerCount.toLocaleString('en-US')} players in one round, each on a live socket, the portal's wallet beside it`,
  rounds: 3,
  rows: [
    { name: firstName, unit: '/s', bound: { valueMin: 1_000 } },
    { name: secondName, unit: '/s', bound: { valueMin: 1_000 } },
    { name: bookName, unit: 'µs', bound: { valueMax: 50 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const studioEntry = path.join(import.meta.dirname, '../../apps/game-server/test/main-with-dice.ts')
  const world = await openBenchWorld({ studioEntry, env: { TRUSTED_PROXIES: '127.0.0.0/8,::1' } })
  const stops: (() => unknown)[] = [() => world.stop()]
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  }
  try {
    const owner = connect<unknown>({ url: world.databaseUrl, poolSizeMax: 2, statementTimeoutMs: 120_000 })
    stops.push(() => owner.close())
    // What is measured is how much goes through, not how much may.
    await owner.pool.query('update vendors set calls_per_second_max = null, player_calls_per_second_max = null')
    const query = (text: string, values?: unknown[]) => owner.pool.query(text, values)
    const table = await openBenchTable(world.portalUrl, query, { gameName: 'Bàn xúc xắc', count: playerCount })
    stops.push(table.close)
    const round = () => playRound(owner.pool, table)
    await round() // The first round warms everything up.
    return { subjects: [round, async () => ({ [bookName]: addSlips() })], close }
  } catch (error) {
    await close()
    throw error
  }
}

type Pool = ReturnType<typeof connect<unknown>>['pool']

/** Betting stays open until the last slip is answered. */
async function playRound(pool: Pool, { players, table }: BenchTable): Promise<Record<string, number>> {
  await until(() => table()?.phase === 'betting')
  const sharedRoundId = table()?.round?.sharedRoundId ?? ''
  const moveEnd = (after: string) =>
    pool.query('update studio.shared_rounds set closes_at = now() + $2::interval where shared_round_id = $1', [
      sharedRoundId,
      after,
    ])
  await moveEnd('10 minutes')
  const rates = {
    [firstName]: await rateOf(players, (player) => player.slip(sharedRoundId, 1, first ?? [])),
    [secondName]: await rateOf(players, (player) => player.slip(sharedRoundId, 2, added ?? [])),
  }
  await moveEnd('0 minutes')
  const isPaid = `select not exists (select from studio.wallet_calls where state = 'pending')
    and not exists (select from studio.shared_bets where state in ('betting', 'taken')) as is_paid`
  await until(async () => (await pool.query(isPaid)).rows[0]?.is_paid)
  return rates
}

async function rateOf(players: readonly TablePlayer[], act: (player: TablePlayer) => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await Promise.all(players.map(act))
  return (players.length * 1000) / (performance.now() - startedAt)
}

/** Microseconds of one slip. */
function addSlips(): number {
  const baccarat = instantGames.find(({ id }) => id === 'baccarat') as unknown as {
    spotRules: Parameters<typeof spotExposure<string, unknown>>[0]
  }
  const exposure = spotExposure(baccarat.spotRules)
  const costs = new Float64Array(exposure.classCount)
  const chips = baccarat.spotRules.spots
    .slice(0, 10)
    .map((spot, index) => ({ spot, stakeMinor: BigInt(100_000 + index) }))
  const startedAt = performance.now()
  for (let round = 0; round < bookRounds; round += 1) exposure.add(costs, chips)
  return ((performance.now() - startedAt) * 1000) / bookRounds
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + waitMsMax
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error('a round did not come to where it was waited for')
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
