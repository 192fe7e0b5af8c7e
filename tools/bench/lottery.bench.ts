import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../workspace.ts'
import type { Bench } from './bench.ts'

const test = 'apps/lottery/test/large-figures.int.test.ts'

/** Figures of the test, and the row that shows each: milliseconds, or a rate. */
const rowOf: Record<string, string> = {
  basket: 'a basket of 500 lines bought, median of 9',
  settled: '50,000 tickets settled',
  closed: '1,000,000 lines closed',
  drawn: '1,000,000 lines closed, drawn and settled',
  paid: 'wins sent to the wallet',
}

/** The lottery's own program text on a PostgreSQL of the test, with a wallet over HTTP. */
async function largeDraws(): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lottery-figures-'))
  try {
    const file = path.join(folder, 'told.jsonl')
    await run({ LOTTERY_FIGURES: file })
    const told = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): { figure: string; value: number } => JSON.parse(line))
    return Object.fromEntries(told.map(({ figure, value }) => [rowOf[figure] ?? figure, value]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws Error when a draw was not settled as it must be: then its figures say nothing */
function run(env: Record<string, string>): Promise<void> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'integration', test], {
    ...{ cwd: root, env: { ...process.env, ...env, NODE_ENV: 'test' }, stdio: ['ignore', 'ignore', 'inherit'] },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${test} ended with ${code}`))))
  })
}

export const bench: Bench = {
  title: 'Lottery: a large basket, and large draws, on PostgreSQL',
  rounds: 1,
  rows: [
    { name: rowOf.basket ?? '', unit: 'ms', bound: { valueMax: 300 } },
    { name: rowOf.settled ?? '', unit: 'ms', bound: { valueMax: 5_000 } },
    { name: rowOf.closed ?? '', unit: 'ms' },
    { name: rowOf.drawn ?? '', unit: 'ms', bound: { valueMax: 60_000 } },
    { name: rowOf.paid ?? '', unit: '/s' },
  ],
  open: async () => ({ subjects: [largeDraws], close: async () => {} }),
}
