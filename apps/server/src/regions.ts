import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '@fairground/postgres'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { openDatabase } from './db/prepare-database.ts'
import { blockCountries, importRegions } from './features/site/site/index.ts'

const shownFaultsMax = 50
const usage = 'Use: npm run regions -- import <file.csv>, or npm run regions -- block [country …]'

// `npm run regions -- import ranges.csv` takes a table of lines start,end,country in; `-- block CN KP` says from where nobody enters.
try {
  const [what, ...args] = process.argv.slice(2)
  const config = createConfig(readEnv(process.env))
  const { db, close } = await openDatabase(config, { poolSizeMax: 1 })
  try {
    if (what === 'import') process.stdout.write(await takeIn(db, args[0]))
    else if (what === 'block') process.stdout.write(await block(db, args))
    else throw new StartupError(usage)
  } finally {
    await close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : error}\n`)
  process.exit(1)
}

type Database = Parameters<typeof importRegions>[0]['db']

async function takeIn(db: Database, file: string | undefined): Promise<string> {
  if (!file) throw new StartupError(usage)
  const csv = await readFile(path.resolve(process.env.INIT_CWD ?? '.', file), 'utf8').catch(() => {
    throw new StartupError(`${file} cannot be read.`)
  })
  const result = await importRegions({ db }, csv)
  if ('rangeCount' in result) return `In force within a minute: ${result.rangeCount} ranges.\n`
  const lines = result.faults.slice(0, shownFaultsMax).map(({ line, text }) => `line ${line}: ${text}`)
  throw new StartupError([...lines, `Wrong lines: ${result.faults.length}. Nothing was changed.`].join('\n'))
}

async function block(db: Database, countries: string[]): Promise<string> {
  const wrong = countries.find((country) => !/^[A-Z]{2}$/.test(country))
  if (wrong) throw new StartupError(`${wrong} is no country of two capital letters.`)
  await blockCountries({ db, clock: { now: () => new Date() } }, countries)
  return countries.length === 0 ? 'Every country may enter.\n' : `Nobody enters from ${countries.join(', ')}.\n`
}
