import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { demoAccounts } from '../demo-accounts.ts'
import { Bettor, type Wallet } from './bettor.ts'
import { draw } from './chance.ts'
import { Crew, crewParts } from './crew.ts'
import { gainOf, isRemembered, type SoakReport } from './history.ts'
import { Mover } from './mover.ts'
import { PurseVendor } from './purse-vendor.ts'
import { Spinner } from './spinner.ts'

export interface SoakOptions {
  /** Decides what every player does next, and what is killed when. */
  seed: number
  seconds: number
  bettors: number
  spinners: number
  /** Members who move money to a purse at a vendor and back. */
  movers: number
  /** Between two kills, on average. */
  killEveryMs: number
  log?: (line: string) => void
}

const startMinor = 100_000_000n

/** Plays under load while processes and database are killed at random moments, then holds every answer against the books. */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const { seed, log = () => {} } = options
  log(`seed ${seed}`)
  const crew = await Crew.start()
  let vendor: PurseVendor | undefined
  try {
    const { bettors, spinners } = await gather(crew, options)
    vendor = await PurseVendor.start(crew.env, seed)
    const movers = await gatherMovers(crew, vendor, options)
    const endAtMs = Date.now() + options.seconds * 1_000
    const isOver = () => Date.now() >= endAtMs || crew.missing.length > 0
    const kills: string[] = []
    const play = [
      ...bettors.map(async ({ bettor, stakeMinor }) => {
        while (!isOver()) await bettor.act(stakeMinor)
      }),
      ...spinners.map(async (spinner) => {
        while (!isOver()) await spinner.spin()
      }),
      ...movers.map(async (mover) => {
        while (!isOver()) await mover.act()
      }),
    ]
    const played = Promise.all([...play, killFor(crew, options, { isOver, kills, log })])
    // Who still plays when the run is given up finds nobody: that says nothing more.
    played.catch(() => {})
    await Promise.race([played, crew.gaveUp])
    if (crew.missing.length > 0) return givenUp({ seed, kills, missing: crew.missing, bettors, spinners, movers })
    vendor.heal()
    return await report(crew, { seed, kills, bettors: bettors.map(({ bettor }) => bettor), spinners, movers })
  } finally {
    vendor?.stop()
    await crew.stop()
  }
}

const worldOf = ({ env }: Crew) => ({
  ...{ portalUrl: env.PORTAL_URL, gamesUrl: env.GAMES_URL, consoleUrl: env.CONSOLE_URL, env },
})

async function gather(crew: Crew, { seed, ...wanted }: SoakOptions) {
  const { env } = crew
  const world = worldOf(crew)
  const key = { vendorId: 'house', keyId: 'k1', secret: Buffer.from(env.HOUSE_PSW_SECRET, 'base64') }
  const { game_code, stake } = await openGame(env.DATABASE_URL)
  const wallet: Wallet = { url: env.PORTAL_URL, key, gameId: game_code, seed }
  const bettors = Array.from({ length: wanted.bettors }, (_, index) => ({
    bettor: new Bettor(wallet, `bettor-${index}`, startMinor),
    stakeMinor: BigInt(stake),
  }))
  for (const { bettor } of bettors) await bettor.sitDown()
  const spinners: Spinner[] = []
  for (const account of demoAccounts.players.slice(0, wanted.spinners))
    spinners.push(await Spinner.sitDown(world, account))
  return { bettors, spinners }
}

/** People who spin move no money besides. */
function gatherMovers(crew: Crew, vendor: PurseVendor, { seed, spinners, movers }: SoakOptions): Promise<Mover[]> {
  const playerIdOf = async (account: string) => {
    const [row] = await read<{ player_id: string }>(
      crew.env.DATABASE_URL,
      `select p.player_id from vendor_players p join members m on m.id = p.member_id
       where m.account = '${account}' and p.vendor_id = '${vendor.vendorId}'`,
    )
    if (!row) throw new Error(`${account} never brought money to a vendor`)
    return row.player_id
  }
  const people = [...demoAccounts.players.slice(spinners), ...demoAccounts.agents].slice(0, movers)
  const world = worldOf(crew)
  return Promise.all(people.map((account) => Mover.sitDown({ world, account, vendor, seed, playerIdOf })))
}

/** A game with one win a round, once the catalogue has been fetched. */
async function openGame(databaseUrl: string): Promise<{ game_code: string; stake: string }> {
  for (let tries = 0; tries < 240; tries += 1) {
    const rows = await read<{ game_code: string; stake: string }>(
      databaseUrl,
      `select game_code, stakes -> 'VND' ->> 'min' as stake from games
       where vendor_status = 'live' and not is_multi_win order by hot_rank, game_code limit 1`,
    )
    if (rows[0]) return rows[0]
    await setTimeout(250)
  }
  throw new Error('the catalogue stays empty')
}

interface Killing {
  isOver: () => boolean
  kills: string[]
  log: (line: string) => void
}

async function killFor(crew: Crew, { seed, killEveryMs }: SoakOptions, { isOver, kills, log }: Killing): Promise<void> {
  for (let count = 0; ; count += 1) {
    await setTimeout(killEveryMs / 2 + draw(killEveryMs, seed, 'when', count))
    if (isOver()) return
    const part = crewParts[(draw(crewParts.length, seed, 'first') + count) % crewParts.length] ?? 'api'
    log(`kill -9 ${part}`)
    kills.push(part)
    crew.kill(part)
  }
}

interface Played {
  seed: number
  kills: string[]
  bettors: readonly Bettor[]
  spinners: readonly Spinner[]
  movers: readonly Mover[]
}

async function report(crew: Crew, { seed, kills, bettors, spinners, movers }: Played): Promise<SoakReport> {
  const moves = movers.flatMap((mover) => mover.moves)
  const operations = [...bettors.flatMap((bettor) => bettor.operations), ...moves]
  const unknown = operations.filter(({ told }) => !told)
  await Promise.all([...bettors, ...movers].map((player) => player.resolve()))
  const uneven = await Promise.all([
    ...bettors.map(async (bettor) => (await bettor.gainedMinor()) !== gainOf(bettor.operations)),
    ...[...spinners, ...movers].map(async (player) => !(await player.isEven())),
  ])
  const remembered = await Promise.all([
    ...bettors.map((bettor) => countForgotten(bettor)),
    ...movers.map((mover) => mover.countForgotten()),
  ])
  const transit = await read<{ minor: string }>(
    crew.env.DATABASE_URL,
    "select coalesce(sum(abs(balance)), 0) as minor from ledger.house_balances where kind = 'wallet_transit'",
  )
  const broken = await read<{ count: string }>(crew.env.DATABASE_URL, 'select count(*) from ledger.broken_invariants')
  return {
    ...{ seed, kills, missing: [] },
    acknowledged: operations.length - unknown.length,
    unknown: unknown.length,
    resolved: unknown.filter(({ told }) => told).length,
    lost: remembered.reduce((sum, count) => sum + count, 0),
    doubled: uneven.filter(Boolean).length,
    spins: spinners.reduce((sum, spinner) => sum + spinner.spins, 0),
    moves: moves.length,
    inTransitMinor: BigInt(transit[0]?.minor ?? '-1'),
    brokenRows: Number(broken[0]?.count),
  }
}

interface GivenUp extends Pick<SoakReport, 'seed' | 'kills' | 'missing'> {
  bettors: readonly { bettor: Bettor }[]
  spinners: readonly Spinner[]
  movers: readonly Mover[]
}

/** A part did not come back: what was played till then, and nothing that would need it. */
function givenUp({ bettors, spinners, movers, ...facts }: GivenUp): SoakReport {
  const moves = movers.flatMap((mover) => mover.moves)
  const operations = [...bettors.flatMap(({ bettor }) => bettor.operations), ...moves]
  const unknown = operations.filter(({ told }) => !told).length
  const spins = spinners.reduce((sum, spinner) => sum + spinner.spins, 0)
  const acknowledged = operations.length - unknown
  const nothing = { resolved: 0, lost: 0, doubled: 0, inTransitMinor: 0n, brokenRows: 0 }
  return { ...facts, ...nothing, acknowledged, unknown, spins, moves: moves.length }
}

async function countForgotten(bettor: Bettor): Promise<number> {
  let count = 0
  for (const operation of bettor.operations) if (!isRemembered(operation, await bettor.repeat(operation))) count += 1
  return count
}

async function read<Row>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query(sql)).rows as Row[]
  } finally {
    await client.end()
  }
}
