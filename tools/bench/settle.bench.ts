import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Bench } from './bench.ts'

const program = path.join(import.meta.dirname, '..', 'tasks.ts')
const lineCount = 2_000
const row = `${lineCount} lines with the start of the command`
const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: 'bench' }

/** Requests of every cost, the dearest among them: exposures over all results of a table. */
const requests: readonly object[] = [
  { kind: 'baccarat-hand', cards: ['2d', 'Kh', '2c', 'Ks', '5d', 'Th'] },
  { kind: 'table-exposure', rules: 'baccarat', spots: { player: '100', 'perfect-pair': '100', 'lucky-6': '100' } },
  { kind: 'table-exposure', rules: 'dragon-tiger', spots: { dragon: '100', 'tiger-red': '100', tie: '100' } },
  { kind: 'draw', game: 'bingo-90', ...seeds, nonce: 1 },
  { kind: 'roulette-call', call: 'voisins', chipMinor: '100', result: 4 },
  { kind: 'not-built-yet' },
]

export const bench: Bench = {
  title: 'Settle: requests of all kinds through `npm run settle`, without npm',
  rounds: 3,
  rows: [{ name: row, unit: 's', bound: { valueMax: 5 } }],
  open: async () => ({ subjects: [measure], close: async () => {} }),
}

async function measure(): Promise<Record<string, number>> {
  const lines = Array.from({ length: lineCount }, (_, id) => JSON.stringify({ id, ...requests[id % requests.length] }))
  const startedAt = performance.now()
  const { status, stdout } = spawnSync(process.execPath, [program, 'settle'], {
    input: lines.join('\n'),
    encoding: 'utf8',
  })
  const elapsedMs = performance.now() - startedAt
  const answered = stdout.split('\n').length - 1
  if (status !== 0 || answered !== lineCount) throw new Error(`settle ended with ${status} after ${answered} answers`)
  return { [row]: elapsedMs / 1000 }
}
