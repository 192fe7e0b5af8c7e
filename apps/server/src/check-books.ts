import { StartupError } from '@fairground/postgres'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { openDatabase } from './db/prepare-database.ts'
import { findBroken, listHeads } from './features/money/integrity/index.ts'
import { openSecrets } from './lib/open-secrets.ts'

// `npm run check-books`: recomputes the ledger, follows the chains, names what is broken and prints the heads to keep elsewhere.
try {
  const config = createConfig(readEnv(process.env))
  const { db, close } = await openDatabase(config, { poolSizeMax: 1 })
  try {
    const secrets = await openSecrets(db, config)
    const broken = await findBroken({ db, secrets })
    for (const { rule, place, detail } of broken) process.stdout.write(`${rule}: ${place}: ${detail}\n`)
    for (const { chain, untilAt, links, head } of await listHeads(db))
      process.stdout.write(`head of ${chain}: ${head} after ${links} links, until ${untilAt.toISOString()}\n`)
    process.stdout.write(broken.length === 0 ? 'The books are sound.\n' : `${broken.length} rows are broken.\n`)
    process.exitCode = broken.length === 0 ? 0 : 1
  } finally {
    await close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : error}\n`)
  process.exit(1)
}
