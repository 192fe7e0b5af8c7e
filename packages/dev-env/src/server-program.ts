import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { programFile } from '@fairground/programs'
import { environmentOf, type WorldEnvironment, type WorldOptions } from './start-world.ts'

const root = path.join(import.meta.dirname, '../../..')

const flags = ['--disable-warning=ExperimentalWarning']

interface Place {
  options: WorldOptions
  databaseUrl: string
}

/** Runs a command-line program of the server on a database, with the keys of the installation; its exit code. */
export async function runServerProgram(name: string, args: string[], { options, databaseUrl }: Place): Promise<number> {
  const env = { ...process.env, ...(await environmentOf(options, databaseUrl)), LOG_LEVEL: 'silent' }
  const file = await programFile(path.join(root, `apps/server/src/${name}.ts`))
  const child = spawn(process.execPath, [...flags, file, ...args], {
    stdio: 'inherit',
    env,
  })
  return untilExit(child)
}

/** Runs an example vendor beside the installation: it sees its own key and no other secret of the portal. */
export async function runExample(name: string, place: Place): Promise<number> {
  const file = await programFile(path.join(root, `examples/${name}/src/main.ts`))
  const child = spawn(process.execPath, [...flags, file], {
    stdio: 'inherit',
    env: { ...process.env, ...exampleEnvironment(await environmentOf(place.options, place.databaseUrl)) },
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => child.kill(signal))
  return untilExit(child)
}

/** What an example vendor on port 8095 is told beside its key. */
export const exampleEnvironment = (env: WorldEnvironment, port = process.env.COIN_PORT ?? '8095') => ({
  ...env,
  COIN_PORT: port,
  COIN_URL: process.env.COIN_URL ?? `http://localhost:${port}`,
  PORTAL_ORIGIN: env.PORTAL_URL,
  METRICS_PORT: '',
  MASTER_KEY: undefined,
  HOUSE_PSW_SECRET: undefined,
})

const untilExit = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
