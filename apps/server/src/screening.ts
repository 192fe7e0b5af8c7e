import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '@fairground/postgres'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { openDatabase } from './db/prepare-database.ts'
import { importScreeningList, isScreeningList } from './features/people/kyc/index.ts'
import { openSecrets } from './lib/open-secrets.ts'

const shownFaultsMax = 50
const usage = 'Use: npm run screening -- import ofac|un|eu <file> <yyyy-MM-dd, the date of the list>'

// `npm run screening -- import ofac sdn.csv 2026-11-20` takes a list of sanctions in and holds every known name against it.
try {
  const [what, list = '', file, dated = ''] = process.argv.slice(2)
  if (what !== 'import' || !isScreeningList(list) || !file || !/^\d{4}-\d{2}-\d{2}$/.test(dated))
    throw new StartupError(usage)
  const text = await readFile(path.resolve(process.env.INIT_CWD ?? '.', file), 'utf8').catch(() => {
    throw new StartupError(`${file} cannot be read.`)
  })
  const config = createConfig(readEnv(process.env))
  const { db, close } = await openDatabase(config, { poolSizeMax: 1 })
  try {
    const context = { db, clock: { now: () => new Date() }, secrets: await openSecrets(db, config) }
    const result = await importScreeningList(context, { list, dated, text })
    if ('faults' in result) throw new StartupError(toldFaults(result.faults))
    process.stdout.write(`In force: ${result.entryCount} people. New matches to review: ${result.matchCount}.\n`)
  } finally {
    await close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : error}\n`)
  process.exit(1)
}

function toldFaults(faults: readonly { line: number; text: string }[]): string {
  const lines = faults.slice(0, shownFaultsMax).map(({ line, text }) => `line ${line}: ${text}`)
  return [...lines, `Wrong places: ${faults.length}. Nothing was changed.`].join('\n')
}
