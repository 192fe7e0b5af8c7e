import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from '@fairground/postgres'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { openDatabase } from './db/prepare-database.ts'
import {
  addVendorKey,
  changeVendorAddress,
  changeVendorDialect,
  changeVendorReach,
  changeVendorStatus,
  ensureVendorKey,
  type PrintedKey,
  retireVendorKey,
} from './features/games/catalogue/index.ts'
import { openSecrets } from './lib/open-secrets.ts'

// `npm run vendor-key -- <vendor>`: what a vendor needs to sign PSW/1 calls. A vendor that is not known yet is made.
// `--add` gives it a second key and `--retire k1` ends one; `--status`, `--allow` and `--skew-seconds` change how it may
// call, `--dialect` what it speaks, `--base-url` where it is asked for games. `--json` prints the same for programs.
const statuses = ['active', 'maintenance', 'disabled'] as const
const dialects = ['psw', 'gcp', 'hub'] as const
const actor = { kind: 'system', id: 'vendor-key' } as const

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      add: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      retire: { type: 'string' },
      status: { type: 'string' },
      allow: { type: 'string' },
      'skew-seconds': { type: 'string' },
      'base-url': { type: 'string' },
      dialect: { type: 'string' },
      'public-key': { type: 'string' },
    },
  })
  const [vendorId] = positionals
  const config = createConfig(readEnv(process.env))
  if (config.profile !== 'sandbox') throw new StartupError('Vendor keys are printed in the sandbox profile only.')
  if (!vendorId || !/^[a-z0-9_-]{1,32}$/.test(vendorId))
    throw new StartupError('Name the vendor: npm run vendor-key -- house')
  const status = statuses.find((known) => known === values.status)
  if (values.status && !status)
    throw new StartupError(`--status ${values.status} is not known; use ${statuses.join(', ')}.`)
  const dialect = dialects.find((known) => known === values.dialect)
  if (values.dialect && !dialect)
    throw new StartupError(`--dialect ${values.dialect} is not known; use ${dialects.join(', ')}.`)
  if ((dialect === 'hub') !== (values['public-key'] !== undefined))
    throw new StartupError('--dialect hub goes with --public-key <PEM file>, and only it does.')
  const skewSeconds = Number(values['skew-seconds'] ?? 60)
  if (!Number.isInteger(skewSeconds) || skewSeconds < 1 || skewSeconds > 300)
    throw new StartupError('--skew-seconds must be 1 to 300.')
  const { db, close } = await openDatabase(config, { poolSizeMax: 1 })
  const context = { config, db, secrets: await openSecrets(db, config), clock: { now: () => new Date() } }
  let key: PrintedKey | undefined = await ensureVendorKey(context, vendorId)
  if (status) await changeVendorStatus(context, vendorId, { status }, actor)
  if (values.allow !== undefined || values['skew-seconds'] !== undefined) {
    const allowedNetworks = values.allow && values.allow !== 'any' ? values.allow.split(',') : null
    await changeVendorReach(context, vendorId, { clockSkewMs: skewSeconds * 1_000, allowedNetworks }, actor)
  }
  const baseUrl = values['base-url']
  if (baseUrl !== undefined) {
    const launchOrigin = URL.parse(baseUrl)?.origin
    if (!launchOrigin) throw new StartupError('--base-url must be an address, as https://games.example.com.')
    await changeVendorAddress(context, vendorId, { baseUrl, launchOrigin }, actor)
  }
  if (dialect) {
    const publicKeyPem =
      values['public-key'] === undefined
        ? null
        : await readFile(path.resolve(process.env.INIT_CWD ?? '.', values['public-key']), 'utf8')
    await changeVendorDialect(context, vendorId, { dialect, publicKeyPem }, actor)
  }
  if (values.retire && !(await retireVendorKey(context, vendorId, values.retire, actor)))
    throw new StartupError(`${values.retire} is not one of two keys in use, so it stays.`)
  if (values.add) key = await addVendorKey(context, vendorId, actor)
  await close()
  if (!key) throw new StartupError(`${vendorId} has two keys in use: retire one first.`)
  console.log(
    values.json ? JSON.stringify({ ...key, url: config.portalUrl }, null, 2) : environmentOf(key, config.portalUrl),
  )
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

/** Lines for the environment of a studio's program; the secret is base64. */
function environmentOf({ vendorId, keyId, secret }: PrintedKey, url: string): string {
  return [`PSW_URL=${url}`, `PSW_VENDOR=${vendorId}`, `PSW_KEY_ID=${keyId}`, `PSW_SECRET=${secret}`].join('\n')
}
