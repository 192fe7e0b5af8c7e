import { StartupError } from '@fairground/postgres'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { openDatabase } from './db/prepare-database.ts'
import { createSecretBox } from './lib/secret-box.ts'
import { sealDatabaseAnew } from './seal-database-anew.ts'

// `npm run reseal`: seals everything with MASTER_KEY that one of MASTER_KEYS_FORMER sealed.
try {
  const config = createConfig(readEnv(process.env))
  const { db, close } = await openDatabase(config, { poolSizeMax: 1, statementTimeoutMs: 0 })
  const secrets = createSecretBox(config.masterKey, config.formerMasterKeys)
  try {
    await sealDatabaseAnew({ db, config, secrets }, (line) => void process.stdout.write(`${line}\n`))
  } finally {
    await close()
  }
  process.stdout.write(`Everything is sealed with the key ${secrets.keyId}.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : error}\n`)
  process.exit(1)
}
