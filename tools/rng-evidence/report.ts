import type { DieharderRow } from './dieharder.ts'
import { pLeast, type Verdict } from './judge.ts'

export interface Evidence {
  serverSeed: string
  sequences: number
  groups: readonly { name: string; verdicts: readonly Verdict[] }[]
  /** Undefined where dieharder is not installed, null where it was left out. */
  dieharder: readonly DieharderRow[] | undefined | null
}

export const isPassed = ({ groups, dieharder }: Evidence): boolean =>
  groups.every(({ verdicts }) => verdicts.every((verdict) => verdict.isPassed)) &&
  (dieharder ?? []).every(({ assessment }) => assessment !== 'FAILED')

/** One line: how many tests passed, and the lowest p-value of all. */
export function summaryOf(evidence: Evidence): string {
  const verdicts = evidence.groups.flatMap((group) => group.verdicts)
  const failed = verdicts.filter((verdict) => !verdict.isPassed).map(({ name }) => name)
  const values = verdicts.reduce((sum, { count }) => sum + count, 0)
  const lowest = Math.min(...verdicts.map((verdict) => verdict.lowest))
  const failures = failed.length === 0 ? 'all passed' : `FAILED: ${failed.join(', ')}`
  return `${verdicts.length} tests, ${values} p-values, the lowest ${pText(lowest)}: ${failures}; ${dieharderLine(evidence)}`
}

/** The whole report as Markdown. */
export function reportOf(evidence: Evidence): string {
  return [
    '# Evidence of the draws',
    '',
    `Written by \`npm run rng-evidence\`. Server seed \`${evidence.serverSeed}\`, ${evidence.sequences} sequences of 2^20 bits a source.`,
    'Tests and parameters are those of NIST SP 800-22 revision 1a; birthday spacings are those of Marsaglia and Tsang (2002).',
    `A test fails when a p-value is below ${pLeast}, when more of them are below 1 % than a binomial count exceeds once in ten`,
    `thousand, or when they do not spread evenly (${pLeast}).`,
    '',
    `**${summaryOf(evidence)}**`,
    ...evidence.groups.flatMap(({ name, verdicts }) => ['', `## ${name}`, '', ...tableOf(verdicts)]),
    '',
    '## dieharder',
    '',
    ...dieharderText(evidence.dieharder),
    '',
  ].join('\n')
}

function tableOf(verdicts: readonly Verdict[]): string[] {
  const isSingle = verdicts.every(({ count }) => count === 1)
  const rows = verdicts.map((verdict) => {
    const { name, count, lowest, low, lowMax, evenness } = verdict
    const cells = isSingle
      ? [name, pText(lowest)]
      : [name, pText(lowest), count === 1 ? '' : `${low} of ${count}`, count === 1 ? '' : `${lowMax}`, pText(evenness)]
    return `| ${[...cells, verdict.isPassed ? 'passed' : '**failed**'].join(' | ')} |`
  })
  return isSingle
    ? ['| draws | p-value | |', '|---|---|---|', ...rows]
    : ['| test | lowest p-value | below 1 % | at most | evenness | |', '|---|---|---|---|---|---|', ...rows]
}

function dieharderText(rows: Evidence['dieharder']): string[] {
  if (rows === undefined) return ['It is not installed on the machine that wrote this report, and was not run.']
  if (rows === null) return ['It was left out of this run.']
  return [
    '| test | p-value | |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.test} | ${row.p} | ${row.assessment} |`),
  ]
}

function dieharderLine({ dieharder }: Evidence): string {
  if (dieharder === undefined) return 'dieharder is not installed'
  if (dieharder === null) return 'dieharder was left out'
  const count = (assessment: string) => dieharder.filter((row) => row.assessment === assessment).length
  return `dieharder: ${count('PASSED')} passed, ${count('WEAK')} weak, ${count('FAILED')} failed`
}

const pText = (p: number | undefined): string => (p === undefined ? '' : p < 0.0001 ? p.toExponential(2) : p.toFixed(4))
