import { StartupError } from '@fairground/postgres'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { openDatabase } from './db/prepare-database.ts'
import { readOutbox } from './features/talk/messages/index.ts'
import { openSecrets } from './lib/open-secrets.ts'

// `npm run outbox -- <number or address>`: what was sent there, newest last. Codes are readable in the sandbox only.
try {
  const [recipient = ''] = process.argv.slice(2)
  const config = createConfig(readEnv(process.env))
  if (config.profile !== 'sandbox') throw new StartupError('The outbox is printed in the sandbox profile only.')
  const { db, close } = await openDatabase(config, { poolSizeMax: 1 })
  const messages = await readOutbox({ db, secrets: await openSecrets(db, config) }, recipient)
  await close()
  if (!messages) throw new StartupError('Name a number or an address: npm run outbox -- 0912345678')
  for (const { at, status, subject, text } of messages)
    process.stdout.write(`${at.toISOString()} ${status}${subject ? `\n${subject}` : ''}\n${text}\n\n`)
  if (messages.length === 0) process.stdout.write('Nothing was sent there.\n')
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : error}\n`)
  process.exit(1)
}
