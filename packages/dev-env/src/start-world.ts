import path from 'node:path'
import { archiveSettings, freePort, openOwnedDatabase, startPostgres } from '@fairground/postgres'
import { type ChildProgram, startChild } from './child-program.ts'
import { demoAccounts } from './demo-accounts.ts'
import { readSecrets } from './secrets.ts'
import { seedDemoWorld } from './seeds/seed-demo-world.ts'

export type WorldRole = 'api' | 'live' | 'worker' | 'games' | 'lottery' | 'sportsbook'
export const worldRoles: readonly WorldRole[] = ['api', 'live', 'worker', 'games', 'lottery', 'sportsbook']
/** Programs of their own; the others are roles of the platform. */
const vendorRoles: readonly WorldRole[] = ['games', 'lottery', 'sportsbook']

interface Ports {
  portal: number
  console: number
  games: number
  sports: number
  lottery: number
  metrics?: number
  gamesMetrics?: number
  lotteryMetrics?: number
  sportsMetrics?: number
}

export interface WorldOptions {
  dataDir: string
  roles?: readonly WorldRole[]
  /** Absent: free ports are chosen. */
  ports?: Ports
  /** An outside PostgreSQL; absent: the built-in one below `dataDir`. */
  databaseUrl?: string
  /** Gives up durability of the built-in database: tests only. */
  fast?: boolean
  /** Where the built-in database keeps a copy of all it writes, for `npm run restore`. */
  archiveDir?: string
  hasDemo?: boolean
  isWatched?: boolean
  env?: Record<string, string>
  /** Settles when the screens are built, where they were not before: the platform is opened anew for them. */
  screens?: Promise<unknown>
  quiet?: boolean
  /** In place of the studio's program: one with further games. */
  studioEntry?: string
}

export interface World {
  portalUrl: string
  consoleUrl: string
  gamesUrl: string
  lotteryUrl: string
  sportsUrl: string
  databaseUrl: string
  accounts: typeof demoAccounts
  /** What took how long. */
  parts: string[]
  /** Resolves with the name of the first program that ends by itself. */
  broken: Promise<string>
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '../../..')
/** Titles of invented studios in the demo world. */
const demoTitles = '10000'

/** Boots database, platform and studio as the processes they are in production, and fills the demo world once. */
export async function startWorld(options: WorldOptions): Promise<World> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const next of stops.splice(0).reverse()) await next()
  }
  const { parts, timed } = stopwatch()
  try {
    const database = await timed('database', openDatabase(options))
    stops.push(database.stop)
    const env = await environmentOf(options, database.url)
    const onStart = (program: ChildProgram) => void stops.push(() => program.stop())
    const programs = await timed('programs', startPrograms(options, env, onStart))
    const urls = {
      portalUrl: env.PORTAL_URL,
      consoleUrl: env.CONSOLE_URL,
      gamesUrl: env.GAMES_URL,
      lotteryUrl: env.LOTTERY_URL,
      sportsUrl: env.SPORTS_URL,
    }
    if (options.hasDemo) await timed('demo world', seedDemoWorld({ ...urls, env }))
    if (options.screens) await options.screens.then(() => timed('opening', reopen({ programs, onStart }, options, env)))
    const broken = Promise.race(programs.map((program) => program.exited.then(() => program.name)))
    return { ...urls, databaseUrl: database.url, accounts: demoAccounts, parts, broken, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The built-in server of an installation, by its superuser: for what copies or makes databases, never for a program. */
export async function openServer({ dataDir, fast, archiveDir }: WorldOptions) {
  const { databasePassword: password } = readSecrets(dataDir)
  const settings = archiveDir ? await archiveSettings(archiveDir) : {}
  return startPostgres({ dataDir: path.join(dataDir, 'postgres'), password, fast, settings })
}

/** The database of a world, by its owner: an outside one, the embedded one that already runs, or the embedded one started now. */
export async function openDatabase(options: WorldOptions): Promise<{ url: string; stop(): Promise<void> }> {
  if (options.databaseUrl) return { url: options.databaseUrl, stop: async () => {} }
  const { databaseOwnerPassword: ownerPassword } = readSecrets(options.dataDir)
  const server = await openServer(options)
  try {
    const url = await openOwnedDatabase(server.url, { database: 'fairground', ownerPassword })
    return { url, stop: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** What its programs are told by their environment. */
export async function environmentOf(options: WorldOptions, databaseUrl: string) {
  const ports = options.ports ?? (await freePorts())
  const secrets = readSecrets(options.dataDir)
  const roles = options.roles ?? worldRoles
  const isNamed = roles.includes('games') || process.env.GAMES_URL || process.env.GAMES_INTERNAL_URL
  const hasLottery = roles.includes('lottery') || process.env.LOTTERY_URL
  const hasSports = roles.includes('sportsbook') || process.env.SPORTS_URL
  const address = (name: string, port: number) => process.env[name] ?? `http://localhost:${port}`
  return {
    ...options.env,
    DATABASE_URL: databaseUrl,
    PORTAL_PORT: String(ports.portal),
    CONSOLE_PORT: String(ports.console),
    GAMES_PORT: String(ports.games),
    LOTTERY_PORT: String(ports.lottery),
    SPORTS_PORT: String(ports.sports),
    METRICS_PORT: ports.metrics ? String(ports.metrics) : '',
    GAMES_METRICS_PORT: ports.gamesMetrics ? String(ports.gamesMetrics) : '',
    LOTTERY_METRICS_PORT: ports.lotteryMetrics ? String(ports.lotteryMetrics) : '',
    SPORTS_METRICS_PORT: ports.sportsMetrics ? String(ports.sportsMetrics) : '',
    PORTAL_URL: address('PORTAL_URL', ports.portal),
    CONSOLE_URL: address('CONSOLE_URL', ports.console),
    GAMES_URL: address('GAMES_URL', ports.games),
    GAMES_INTERNAL_URL: process.env.GAMES_INTERNAL_URL ?? `http://127.0.0.1:${ports.games}`,
    // A platform that is not told where lottery and sportsbook are leaves what the database knows.
    LOTTERY_URL: hasLottery ? address('LOTTERY_URL', ports.lottery) : '',
    LOTTERY_INTERNAL_URL: process.env.LOTTERY_INTERNAL_URL ?? `http://127.0.0.1:${ports.lottery}`,
    SPORTS_URL: hasSports ? address('SPORTS_URL', ports.sports) : '',
    SPORTS_INTERNAL_URL: process.env.SPORTS_INTERNAL_URL ?? `http://127.0.0.1:${ports.sports}`,
    // Who neither starts the studio nor says where it is goes by what the database knows.
    GAMES_ELSEWHERE: isNamed ? '' : 'on',
    WALLET_URL: process.env.WALLET_URL ?? `http://127.0.0.1:${ports.portal}`,
    MASTER_KEY: secrets.masterKey,
    SEED_KEY: secrets.seedKey,
    HOUSE_PSW_SECRET: secrets.housePswSecret,
    LOTTERY_PSW_SECRET: secrets.lotteryPswSecret,
    SPORTS_PSW_SECRET: secrets.sportsPswSecret,
    DRAND_URL: process.env.DRAND_URL ?? '',
    RTP_FLOOR_BP: process.env.RTP_FLOOR_BP ?? '0',
    // Worlds of tests and benches have one table of each game, and the leagues of one land.
    HOUSE_TABLES: process.env.HOUSE_TABLES ?? (options.hasDemo && !options.fast ? 'all' : 'first'),
    HOUSE_LEAGUES: process.env.HOUSE_LEAGUES ?? (options.hasDemo && !options.fast ? 'all' : 'first'),
    RECORDINGS_FOLDER: process.env.RECORDINGS_FOLDER ?? path.join(options.dataDir, 'recordings'),
    DEMO_TITLES: process.env.DEMO_TITLES ?? (options.hasDemo ? demoTitles : '0'),
  }
}

/** Ports that nobody listens on now. */
export const freePorts = async (): Promise<Ports> => ({
  ...{ portal: await freePort(), console: await freePort(), games: await freePort() },
  ...{ sports: await freePort(), lottery: await freePort() },
})

export type WorldEnvironment = Awaited<ReturnType<typeof environmentOf>>

/** Says of each part how long it took. */
function stopwatch() {
  const parts: string[] = []
  const timed = async <T>(name: string, part: Promise<T>): Promise<T> => {
    const startedAt = performance.now()
    const result = await part
    parts.push(`${name} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    return result
  }
  return { parts, timed }
}

const serverRolesOf = ({ roles = worldRoles }: WorldOptions) => roles.filter((role) => !vendorRoles.includes(role))
const commonOf = ({ isWatched, quiet }: WorldOptions) => ({ isWatched, quiet })

interface Running {
  programs: ChildProgram[]
  onStart(program: ChildProgram): void
}

/** The platform reads what it shows when it starts. */
async function reopen({ programs, onStart }: Running, options: WorldOptions, env: WorldEnvironment): Promise<void> {
  const old = programs.find(({ name }) => name === 'server')
  if (!old) return
  await old.stop()
  const child = platformProgram(env, serverRolesOf(options))
  const renewed = await startChild({ ...child, ...commonOf(options) })
  onStart(renewed)
  programs.splice(programs.indexOf(old), 1, renewed)
}

async function startPrograms(options: WorldOptions, env: WorldEnvironment, onStart: (program: ChildProgram) => void) {
  const roles = options.roles ?? worldRoles
  const serverRoles = serverRolesOf(options)
  const common = commonOf(options)
  const started: ChildProgram[] = []
  const start = async (child: Parameters<typeof startChild>[0]) => {
    const program = await startChild({ ...child, ...common })
    started.push(program)
    onStart(program)
  }
  if (serverRoles.length > 0) await start(platformProgram(env, serverRoles))
  if (roles.includes('games')) await start(studioProgram(env, options.studioEntry))
  if (roles.includes('lottery')) await start(lotteryProgram(env))
  if (roles.includes('sportsbook')) await start(sportsbookProgram(env))
  return started
}

/** Our own studio. Vendors see the secrets they need and no others. */
export const studioProgram = (
  env: WorldEnvironment,
  entry = path.join(root, 'apps/game-server/src/main.ts'),
): Parameters<typeof startChild>[0] => ({
  name: 'games',
  entry,
  env: {
    ...env,
    ...vendorEnvironment(env, { id: 'house', secret: env.HOUSE_PSW_SECRET, metricsPort: env.GAMES_METRICS_PORT }),
    DATABASE_LOGIN_URL: process.env.GAMES_DATABASE_LOGIN_URL,
  },
})

/** The lottery of the house, a vendor beside the studio. */
export const lotteryProgram = (env: WorldEnvironment): Parameters<typeof startChild>[0] => ({
  name: 'lottery',
  entry: path.join(root, 'apps/lottery/src/main.ts'),
  env: {
    ...env,
    ...vendorEnvironment(env, { id: 'lottery', secret: env.LOTTERY_PSW_SECRET, metricsPort: env.LOTTERY_METRICS_PORT }),
    DATABASE_LOGIN_URL: process.env.LOTTERY_DATABASE_LOGIN_URL,
  },
})

/** The sportsbook of the house, a vendor beside both. */
const sportsbookProgram = (env: WorldEnvironment): Parameters<typeof startChild>[0] => ({
  name: 'sportsbook',
  entry: path.join(root, 'apps/sportsbook/src/main.ts'),
  env: {
    ...env,
    ...vendorEnvironment(env, {
      id: 'sportsbook',
      secret: env.SPORTS_PSW_SECRET,
      metricsPort: env.SPORTS_METRICS_PORT,
    }),
    DATABASE_LOGIN_URL: process.env.SPORTS_DATABASE_LOGIN_URL,
  },
})

const vendorEnvironment = (
  env: WorldEnvironment,
  { id, secret, metricsPort }: { id: string; secret: string; metricsPort: string },
) => ({
  ...{ PSW_VENDOR_ID: id, PSW_KEY_ID: 'k1', PSW_SECRET: secret, PORTAL_ORIGIN: env.PORTAL_URL },
  ...{ METRICS_PORT: metricsPort, MASTER_KEY: undefined, HOUSE_PSW_SECRET: undefined },
  ...{ LOTTERY_PSW_SECRET: undefined, SPORTS_PSW_SECRET: undefined },
})

/** The platform in these roles. */
export const platformProgram = (env: WorldEnvironment, roles: readonly string[]): Parameters<typeof startChild>[0] => ({
  name: 'server',
  entry: path.join(root, 'apps/server/src/main.ts'),
  args: ['--role', roles.join(',')],
  env,
})
