import { connect, StartupError } from '@fairground/postgres'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { appRole, prepareDatabase } from './db/prepare-database.ts'
import type { DB } from './db/schema.gen.ts'
import { ensureVendorKey } from './features/catalogue/index.ts'
import { openSecrets } from './lib/open-secrets.ts'

// `npm run vendor-key -- <vendor>`: what a vendor needs to sign PSW/1 calls. A vendor that is not known yet is made.
try {
  const [vendorId] = process.argv.slice(2)
  const config = createConfig(readEnv(process.env))
  if (config.profile !== 'sandbox') throw new StartupError('Vendor keys are printed in the sandbox profile only.')
  if (!vendorId || !/^[a-z0-9_-]{1,32}$/.test(vendorId))
    throw new StartupError('Name the vendor: npm run vendor-key -- house')
  await prepareDatabase(config.databaseUrl)
  const { db, close } = connect<DB>({ url: config.databaseUrl, role: appRole, poolSizeMax: 1 })
  const key = await ensureVendorKey({ config, db, secrets: await openSecrets(db, config) }, vendorId)
  await close()
  console.log(
    JSON.stringify(
      { ...key, algorithm: 'HMAC-SHA256', secretEncoding: 'base64', walletUrl: `${config.portalUrl}/psw/v1` },
      null,
      2,
    ),
  )
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
