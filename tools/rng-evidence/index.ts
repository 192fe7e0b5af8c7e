import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../workspace.ts'
import { testSource } from './battery.ts'
import { runDieharder } from './dieharder.ts'
import { testDraws } from './draw-tests.ts'
import { judge } from './judge.ts'
import { type Evidence, isPassed, reportOf, summaryOf } from './report.ts'
import { sourcesOf } from './sources.ts'

/** Fixed and public, so that everybody computes the same report. */
const knownSeed = '3f9a6c1de5b8742096f1a3d5c7e9b0214d6f8a0c2e4b6d8f1a3c5e7092b4d6f8'
const drawsPerClass = 200

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: knownSeed },
    sequences: { type: 'string', default: '100' },
    out: { type: 'string', default: path.join(root, 'certificates/rng-evidence.md') },
    // Takes hours: 'none' leaves it out, anything else are its own arguments.
    dieharder: { type: 'string', default: '-a' },
  },
})
const sequences = Number(values.sequences)
if (!Number.isInteger(sequences) || sequences < 13) {
  console.error(
    'usage: npm run rng-evidence -- [--seed <64 hex>] [--sequences <13 or more>] [--out <file>] [--dieharder none|<arguments>]',
  )
  process.exit(2)
}

const groups = sourcesOf(values.seed).map((source) => ({
  name: source.name,
  verdicts: testSource(source, sequences).map(judge),
}))
const draws = testDraws(values.seed, drawsPerClass).map(judge)
const evidence: Evidence = {
  serverSeed: values.seed,
  sequences,
  groups: [...groups, { name: 'draws as games make them', verdicts: draws }],
  dieharder: values.dieharder === 'none' ? null : await runDieharder(values.seed, values.dieharder.split(' ')),
}
const file = path.resolve(process.env.INVOKED_FROM ?? '.', values.out)
writeFileSync(file, reportOf(evidence))
console.log(`${summaryOf(evidence)}\n${file}`)
process.exit(isPassed(evidence) ? 0 : 1)
