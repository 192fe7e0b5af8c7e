import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bench, type Measured, runBench } from './bench.ts'
import { formatRows } from './format-rows.ts'

const wanted = process.argv.slice(2)
const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part))
const files = globSync('*.bench.ts', { cwd: import.meta.dirname })
  .filter(isWanted)
  .sort()

const measured: Measured[] = []
for (const file of files) {
  const { bench }: { bench: Bench } = await import(pathToFileURL(path.join(import.meta.dirname, file)).href)
  const rows = await runBench(bench)
  console.log(`\n${bench.title}\n${formatRows(rows).join('\n')}`)
  measured.push(...rows)
}

const missed = measured.filter((row) => row.isMissed)
console.log(`\n${files.length} benches, ${measured.length} figures, ${missed.length} missed`)
process.exit(missed.length > 0 || files.length === 0 ? 1 : 0)
