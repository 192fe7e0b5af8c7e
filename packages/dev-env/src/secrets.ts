import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Secrets {
  masterKey: string
  seedKey: string
  housePswSecret: string
  lotteryPswSecret: string
  sportsPswSecret: string
  /** Of the built-in database: of its superuser, by whom no program works, and of the account that owns the tables. */
  databasePassword: string
  databaseOwnerPassword: string
}

const newKey = () => randomBytes(32).toString('base64')
const newPassword = () => randomBytes(24).toString('base64url')

const makers: Record<keyof Secrets, () => string> = {
  masterKey: newKey,
  seedKey: newKey,
  housePswSecret: newKey,
  lotteryPswSecret: newKey,
  sportsPswSecret: newKey,
  databasePassword: newPassword,
  databaseOwnerPassword: newPassword,
}

/** Keys of an installation, made once and kept beside its data; an operator's own come from the environment. */
export function readSecrets(dataDir: string): Secrets {
  const kept = completed(dataDir)
  const { MASTER_KEY, SEED_KEY, HOUSE_PSW_SECRET, LOTTERY_PSW_SECRET, SPORTS_PSW_SECRET } = process.env
  return {
    ...kept,
    masterKey: MASTER_KEY ?? kept.masterKey,
    seedKey: SEED_KEY ?? kept.seedKey,
    housePswSecret: HOUSE_PSW_SECRET ?? kept.housePswSecret,
    lotteryPswSecret: LOTTERY_PSW_SECRET ?? kept.lotteryPswSecret,
    sportsPswSecret: SPORTS_PSW_SECRET ?? kept.sportsPswSecret,
  }
}

/** What the file lacks is made: a folder of an earlier release has no passwords of its own. */
function completed(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true })
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const names = Object.keys(makers) as (keyof Secrets)[]
  const missing = names.filter((name) => known[name] === undefined)
  const all = { ...known, ...Object.fromEntries(missing.map((name) => [name, makers[name]()])) } as Secrets
  if (missing.length > 0) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 })
    renameSync(draft, file)
  }
  chmodSync(file, 0o600)
  return all
}
