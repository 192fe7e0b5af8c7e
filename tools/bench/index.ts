import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Bench, type Measured, runBench } from './bench.ts'
import { formatRows } from './format-rows.ts'

// `npm run bench -- records ledger-growth --rows 10000000`: parts of names, and how long the tables are that are filled;
// `npm run bench -- teams --members 100000`: how large a team is; `npm run bench -- crash --players 500`: how many play;
// `npm run bench -- incidents --rounds 1000`: how many rounds have each incident.
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    ...{
      rows: { type: 'string' },
      members: { type: 'string' },
      players: { type: 'string' },
      rounds: { type: 'string' },
    },
  },
})
if (values.rows !== undefined) {
  if (!/^[1-9]\d{3,7}$/.test(values.rows)) throw new Error('--rows is a whole number from 1000 to 99999999.')
  process.env.BENCH_BETS = values.rows
  process.env.BENCH_ENTRIES = values.rows
}
if (values.members !== undefined) {
  if (!/^[1-9]\d{2,5}$/.test(values.members)) throw new Error('--members is a whole number from 100 to 999999.')
  process.env.BENCH_MEMBERS = values.members
}
if (values.players !== undefined) {
  if (!/^[1-9]\d{1,3}$/.test(values.players)) throw new Error('--players is a whole number from 10 to 9999.')
  process.env.BENCH_PLAYERS = values.players
}
if (values.rounds !== undefined) {
  if (!/^[1-9]\d{0,3}$/.test(values.rounds)) throw new Error('--rounds is a whole number from 1 to 9999.')
  process.env.BENCH_ROUNDS = values.rounds
}
const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part))
const files = globSync('*.bench.ts', { cwd: import.meta.dirname })
  .filter(isWanted)
  .sort()

if (files.length === 0) {
  const names = globSync('*.bench.ts', { cwd: import.meta.dirname }).map((file) => file.replace('.bench.ts', ''))
  console.error(`No bench has "${wanted.join('" or "')}" in its name. There are: ${names.sort().join(', ')}.`)
  process.exit(1)
}

const measured: Measured[] = []
for (const file of files) {
  const { bench }: { bench: Bench } = await import(pathToFileURL(path.join(import.meta.dirname, file)).href)
  const rows = await runBench(bench)
  console.log(`\n${bench.title}\n${formatRows(rows).join('\n')}`)
  measured.push(...rows)
}

const missed = measured.filter((row) => row.isMissed)
console.log(`\n${files.length} benches, ${measured.length} figures, ${missed.length} missed`)
process.exit(missed.length > 0 ? 1 : 0)
