import { spawn } from 'node:child_process'
import path from 'node:path'
import { StartupError } from '@fairground/postgres'
import { portsOf } from './ports.ts'
import { environmentOf, openDatabase } from './start-world.ts'

// Runs one of the server's command-line programs with the database and keys of DATA_DIR: `run-program.ts vendor-key house`.
const root = path.join(import.meta.dirname, '../../..')
const programs = ['vendor-key', 'create-operator', 'outbox', 'reseal', 'regions', 'check-books']

try {
  process.exitCode = await runProgram(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

async function runProgram([name = '', ...args]: string[]): Promise<number> {
  if (!programs.includes(name)) throw new StartupError(`${name} is not known; use ${programs.join(', ')}.`)
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data')
  const options = { dataDir, databaseUrl: process.env.DATABASE_URL, ports: portsOf(process.env) }
  const database = await openDatabase(options)
  try {
    const env = { ...process.env, ...(await environmentOf(options, database.url)), LOG_LEVEL: 'silent' }
    const entry = path.join(root, `apps/server/src/${name}.ts`)
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, ...args], {
      stdio: 'inherit',
      env,
    })
    return await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  } finally {
    await database.stop()
  }
}
