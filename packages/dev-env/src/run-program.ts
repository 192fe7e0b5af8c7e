import path from 'node:path'
import { StartupError } from '@fairground/postgres'
import { backUp, restore } from './back-up.ts'
import { lastAddresses } from './last-addresses.ts'
import { moveDatabase } from './move-database.ts'
import { portsOf } from './ports.ts'
import { restoreDrill } from './restore-drill.ts'
import { runExample, runServerProgram } from './server-program.ts'
import { openDatabase, type WorldOptions } from './start-world.ts'

// Runs a command-line program with the database and keys of DATA_DIR: `run-program.ts vendor-key house`.
const root = path.join(import.meta.dirname, '../../..')
const examples = ['coin-vendor']
const serverPrograms = ['vendor-key', 'create-operator', 'outbox', 'reseal', 'regions', 'screening', 'check-books']
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`

const programs: Record<string, (options: WorldOptions, args: string[]) => Promise<void>> = {
  async backup(options, args) {
    const folder = folderOf(args)
    const { bytes, endedAt } = await backUp(options, folder)
    console.log(`${megabytes(bytes)} in ${folder}. It can be restored to any moment from ${endedAt.toISOString()} on.`)
  },
  async restore(options, args) {
    const last = await restore(options, folderOf(args), momentOf(args))
    const reach = last
      ? `The last change in it was made at ${last.toISOString()}.`
      : 'Nothing changed after the backup.'
    console.log(`Restored into ${options.dataDir}. ${reach} Check it with: npm run check-books`)
  },
  async move(options, [target]) {
    if (!target) throw new StartupError('Name the other database: npm run move -- postgres://user:password@host/name')
    const { tables, rows } = await moveDatabase(options, target)
    console.log(
      `${rows} rows of ${tables} tables are there, each compared. From now on start with DATABASE_URL set to it.`,
    )
  },
  async 'restore-drill'(options) {
    const drill = await restoreDrill(options)
    const { backUpSeconds, restoreSeconds, transfersBefore, transfersRestored } = drill
    console.log(
      `Backup: ${megabytes(drill.bytes)} in ${backUpSeconds.toFixed(1)} s. Restored in ${restoreSeconds.toFixed(1)} s.`,
    )
    console.log(`${transfersRestored} transfers restored; ${transfersBefore} were there when the drill began.`)
  },
}

try {
  process.exitCode = await runProgram(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

async function runProgram([name = '', ...args]: string[]): Promise<number> {
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data')
  Object.assign(process.env, { ...lastAddresses(dataDir), ...process.env })
  const { DATABASE_URL: databaseUrl, WAL_ARCHIVE_DIR: archiveDir } = process.env
  const options = { dataDir, databaseUrl, archiveDir, ports: portsOf(process.env) }
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined
  if (program) return program(options, args).then(() => 0)
  if (![...serverPrograms, ...examples].includes(name))
    throw new StartupError(
      `${name} is not known; use ${[...serverPrograms, ...examples, ...Object.keys(programs)].join(', ')}.`,
    )
  const database = await openDatabase(options)
  try {
    const place = { options, databaseUrl: database.url }
    return await (examples.includes(name) ? runExample(name, place) : runServerProgram(name, args, place))
  } finally {
    await database.stop()
  }
}

function folderOf([folder]: string[]): string {
  if (!folder || folder.startsWith('-')) throw new StartupError('Name the folder of the backup.')
  return path.resolve(process.env.INVOKED_FROM ?? root, folder)
}

function momentOf(args: string[]): Date | undefined {
  const text = args[args.indexOf('--until') + 1]
  if (!args.includes('--until')) return undefined
  const moment = new Date(text ?? '')
  if (Number.isNaN(moment.getTime())) throw new StartupError('--until wants a moment such as 2027-01-31T18:30:00Z.')
  return moment
}
