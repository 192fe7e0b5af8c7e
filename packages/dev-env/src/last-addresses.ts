import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { portSettings } from './ports.ts'

const names = [
  ...portSettings,
  ...[
    'PORTAL_URL',
    'CONSOLE_URL',
    'GAMES_URL',
    'GAMES_INTERNAL_URL',
    'LOTTERY_URL',
    'LOTTERY_INTERNAL_URL',
    'SPORTS_URL',
    'SPORTS_INTERNAL_URL',
    'WALLET_URL',
  ],
]
type Environment = Record<string, string | undefined>

const fileOf = (dataDir: string) => path.join(dataDir, 'addresses.json')
const pick = (env: Environment): Environment =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))

/** Keeps where the programs of a data folder listen, for its command-line programs. */
export function saveAddresses(dataDir: string, env: Environment): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(fileOf(dataDir), `${JSON.stringify(pick(env), null, 2)}\n`)
}

/** Settings of the last start on this folder; empty when there was none. */
export function lastAddresses(dataDir: string): Environment {
  try {
    return pick(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')))
  } catch {
    return {}
  }
}
