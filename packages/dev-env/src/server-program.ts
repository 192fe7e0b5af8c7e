import { spawn } from 'node:child_process'
import path from 'node:path'
import { environmentOf, type WorldOptions } from './start-world.ts'

const root = path.join(import.meta.dirname, '../../..')

/** Runs a command-line program of the server on a database, with the keys of the installation; its exit code. */
export async function runServerProgram(
  name: string,
  args: string[],
  { options, databaseUrl }: { options: WorldOptions; databaseUrl: string },
): Promise<number> {
  const env = { ...process.env, ...(await environmentOf(options, databaseUrl)), LOG_LEVEL: 'silent' }
  const entry = path.join(root, `apps/server/src/${name}.ts`)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, ...args], {
    stdio: 'inherit',
    env,
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
