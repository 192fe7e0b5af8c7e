import path from 'node:path'
import { StartupError } from '@fairground/postgres'
import { ChildEnded } from './child-program.ts'
import { saveAddresses } from './last-addresses.ts'
import { portsOf } from './ports.ts'
import { takeProcessLock } from './process-lock.ts'
import { playUnderContract } from './seeds/contracts.ts'
import { startWorld, type WorldRole, worldRoles } from './start-world.ts'
import { welcome } from './welcome.ts'

const parentPollMs = 500
const root = path.join(import.meta.dirname, '../../..')

try {
  await main()
} catch (error) {
  // A program of ours that ended has already said why in a sentence of its own.
  if (!(error instanceof ChildEnded)) console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function main() {
  const startedAt = Date.now()
  const roles = rolesOf(process.argv)
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data')
  const ports = portsOf(process.env)
  const isWhole = roles.length === worldRoles.length
  const unlock = takeProcessLock(
    dataDir,
    isWhole ? 'fairground' : `fairground-${roles.join('-')}`,
    `http://localhost:${ports.portal}`,
  )
  process.on('exit', unlock)
  if (roles.includes('api')) saveAddresses(dataDir, process.env)
  const isSandbox = (process.env.FAIRGROUND_PROFILE ?? 'sandbox') === 'sandbox'
  const hasDemo = isSandbox && isWhole && process.env.FAIRGROUND_DEMO !== 'off'
  const world = await startWorld({
    dataDir,
    roles,
    ports,
    databaseUrl: process.env.DATABASE_URL,
    archiveDir: process.env.WAL_ARCHIVE_DIR,
    hasDemo,
    isWatched: process.argv.includes('--dev'),
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  })
  let isStopping = false
  const end = async (code: number) => {
    if (isStopping) return
    isStopping = true
    await world.stop()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void end(0), parentPollMs).unref()
  console.log(welcome(world, { isSandbox, isWhole, seconds: (Date.now() - startedAt) / 1000 }))
  // Whoever stops the world before does without.
  if (hasDemo)
    playUnderContract({ ...world, env: {} }).catch((error: unknown) => {
      if (!isStopping) console.error('The demo world goes on without a salary of its own:', error)
    })
  console.error(`${await world.broken} ended; everything stops.`)
  await end(isStopping ? 0 : 1)
}

function rolesOf(args: string[]): readonly WorldRole[] {
  const wanted = args.flatMap((arg, i) => (args[i - 1] === '--role' ? arg.split(',') : []))
  const unknown = wanted.find((role) => !worldRoles.some((known) => known === role))
  if (unknown) throw new StartupError(`--role ${unknown} is not known; use ${worldRoles.join(', ')}.`)
  return wanted.length > 0 ? (wanted as WorldRole[]) : worldRoles
}
