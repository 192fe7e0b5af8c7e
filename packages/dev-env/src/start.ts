import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '@fairground/postgres'
import { ChildEnded } from './child-program.ts'
import { demoNames } from './demo-people/people.ts'
import { playOn } from './demo-people/play-on.ts'
import { saveAddresses } from './last-addresses.ts'
import { portsOf } from './ports.ts'
import { takeProcessLock } from './process-lock.ts'
import { playUnderContract } from './seeds/contracts.ts'
import { startWorld, type WorldRole, worldRoles } from './start-world.ts'
import { welcome } from './welcome.ts'

const parentPollMs = 500
const demoKinds = ['live', 'still', 'off'] as const
const root = path.join(import.meta.dirname, '../../..')

try {
  await main()
} catch (error) {
  // A program of ours that ended has already said why in a sentence of its own.
  if (!(error instanceof ChildEnded)) console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function main() {
  const parent = process.ppid
  // Before it is open, what this process has started ends with it.
  let endOrphan = (): void => process.exit(1)
  setInterval(() => process.ppid !== parent && endOrphan(), parentPollMs).unref()
  const startedAt = Number(process.env.COMMAND_STARTED_AT || Date.now())
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
  const demo = demoOf(process.env)
  const hasDemo = isSandbox && isWhole && demo !== 'off'
  const isLive = hasDemo && demo === 'live'
  // What nobody has seen open yet may be filled before it is whole; what was cut in the middle is filled again.
  const opened = path.join(dataDir, 'opened')
  const isNew = hasDemo && !process.env.DATABASE_URL && !existsSync(opened)
  const screens = screensOf(process.env)
  if (!isNew) await screens
  const world = await startWorld({
    screens: isNew ? screens : undefined,
    dataDir,
    roles,
    ports,
    databaseUrl: process.env.DATABASE_URL,
    archiveDir: process.env.WAL_ARCHIVE_DIR,
    hasDemo,
    isWatched: process.argv.includes('--dev'),
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', DEMO_PEOPLE: isLive ? demoNames.join(',') : '' },
  })
  let isStopping = false
  const people = new AbortController()
  const end = async (code: number) => {
    if (isStopping) return
    isStopping = true
    people.abort()
    await world.stop()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  endOrphan = () => void end(0)
  writeFileSync(opened, '')
  const installed = Number(process.env.INSTALL_SECONDS) > 0 ? [`packages ${process.env.INSTALL_SECONDS} s`] : []
  const parts = [...installed, ...((await screens) ?? []), ...world.parts]
  console.log(welcome(world, { isSandbox, isWhole, parts, seconds: (Date.now() - startedAt) / 1000 }))
  process.send?.('open')
  if (isLive) void playOn({ ...world, env: {} }, people.signal)
  // Whoever stops the world before does without.
  if (hasDemo)
    playUnderContract({ ...world, env: {} }).catch((error: unknown) => {
      if (!isStopping) console.error('The demo world goes on without a salary of its own:', error)
    })
  console.error(`${await world.broken} ended; everything stops.`)
  await end(isStopping ? 0 : 1)
}

/** What whoever started this program builds beside it, once it is there; undefined when all was there before. */
function screensOf(env: NodeJS.ProcessEnv): Promise<string[]> | undefined {
  if (env.SCREENS !== 'coming') return undefined
  return once(process, 'message').then(([message]) => (message as { built: string[] }).built)
}

/** `live`: people of the demo world play on; `still`: they do not; `off`: there are none. */
function demoOf({ FAIRGROUND_DEMO: value = 'live' }: NodeJS.ProcessEnv): (typeof demoKinds)[number] {
  const found = demoKinds.find((kind) => kind === value)
  if (!found) throw new StartupError(`FAIRGROUND_DEMO=${value} is not known; use ${demoKinds.join(', ')}.`)
  return found
}

function rolesOf(args: string[]): readonly WorldRole[] {
  const wanted = args.flatMap((arg, i) => (args[i - 1] === '--role' ? arg.split(',') : []))
  const unknown = wanted.find((role) => !worldRoles.some((known) => known === role))
  if (unknown) throw new StartupError(`--role ${unknown} is not known; use ${worldRoles.join(', ')}.`)
  return wanted.length > 0 ? (wanted as WorldRole[]) : worldRoles
}
