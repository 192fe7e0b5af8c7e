import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Secrets {
  masterKey: string
  seedKey: string
  housePswSecret: string
}

const newKey = () => randomBytes(32).toString('base64')

/** Keys of an installation, made once and kept beside its data; an operator's own come from the environment. */
export function readSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const made: Secrets = { masterKey: newKey(), seedKey: newKey(), housePswSecret: newKey() }
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Secrets
  const { MASTER_KEY, SEED_KEY, HOUSE_PSW_SECRET } = process.env
  return {
    masterKey: MASTER_KEY ?? kept.masterKey,
    seedKey: SEED_KEY ?? kept.seedKey,
    housePswSecret: HOUSE_PSW_SECRET ?? kept.housePswSecret,
  }
}
