import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../workspace.ts'
import type { Bench } from './bench.ts'

/** Of each of the fourteen kinds; `BENCH_ROUNDS` and `--rounds` say otherwise. */
const roundsUsual = 25
const test = 'apps/game-server/test/planted-rounds.int.test.ts'

interface Told {
  kind: string
  rounds: number
  right: number
  noticed: number
  rows: number
}

/** The controller of a dealer's table, with a table of its own in a database of its own: one incident in each round. */
async function plantedRounds(): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'))
  try {
    const file = path.join(folder, 'told.jsonl')
    const startedAt = performance.now()
    await run({ PLANTED_FILE: file, PLANTED_ROUNDS: process.env.BENCH_ROUNDS ?? `${roundsUsual}` })
    const told = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): Told => JSON.parse(line))
    const sum = (of: (one: Told) => number) => told.reduce((total, one) => total + of(one), 0)
    const rounds = sum((one) => one.rounds)
    return {
      'kinds of incidents planted': new Set(told.map(({ kind }) => kind)).size,
      'rounds with one of them': rounds,
      'wrong settlements': rounds - sum((one) => one.right),
      'paused or corrected': (100 * sum((one) => one.noticed)) / rounds,
      'with a row of its own': (100 * sum((one) => one.rows)) / rounds,
      'a round, database included': (performance.now() - startedAt) / rounds,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A kind that fails its test is among the figures all the same: they say how often. */
function run(env: Record<string, string>): Promise<void> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'integration', test], {
    ...{ cwd: root, env: { ...process.env, ...env, NODE_ENV: 'test' }, stdio: 'ignore' },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => resolve())
  })
}

export const bench: Bench = {
  title: 'Incidents: one in each round of a dealer’s table, through the controller itself',
  rounds: 1,
  rows: [
    { name: 'kinds of incidents planted', unit: '', bound: { valueMin: 14 } },
    { name: 'rounds with one of them', unit: '' },
    { name: 'wrong settlements', unit: '', bound: { valueMax: 0 } },
    { name: 'paused or corrected', unit: '%', bound: { valueMin: 100 } },
    { name: 'with a row of its own', unit: '%', bound: { valueMin: 100 } },
    { name: 'a round, database included', unit: 'ms' },
  ],
  open: async () => ({ subjects: [plantedRounds], close: async () => {} }),
}
