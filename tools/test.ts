import { rm } from 'node:fs/promises'
import { build } from './build.ts'
import { runChecks, writeRouteTrees } from './check.ts'
import { runCommand, runScript } from './run-command.ts'
import { inRunFolder } from './run-folder.ts'
import { type Outcome, runSteps, type Step } from './steps.ts'
import {
  playwrightReport,
  playwrightResults,
  playwrightTimes,
  readReport,
  type TestResult,
  vitestReport,
  vitestResults,
  vitestTimes,
} from './test-results.ts'
import { slowestOf, summaryOf, withExitCode } from './test-summary.ts'

const testEnvironment: Record<string, string> = { NODE_ENV: 'test' }

/**
 * Runs checks, certificates, build and every test; `--all` also the long proofs of rules that did not change. `--changed`
 * runs what uncommitted changes may have broken, `--changed <commit>` what changed since; other arguments go to Vitest
 * alone. Resolves to 0 when nothing failed.
 */
export const test = (args: string[]): Promise<number> => inRunFolder(() => runTests(args))

async function runTests(args: string[]): Promise<number> {
  if (args[0] === '--changed') return testChanged(args[1] ?? 'HEAD')
  if (args[0] === '--all') testEnvironment.PROOFS = 'all'
  else if (args.length > 0) return runCommand('vitest', ['run', ...args], { env: testEnvironment })
  const startedAt = performance.now()
  const trees = await writeRouteTrees()
  // One core checks while the other builds; the last checks go on beside the first tests.
  const checking = runChecks()
  const [isBuilt, certificates] = await buildAndCertify()
  const tested = await runVitest()
  const outcomes = [...trees, ...(await checking), ...certificates, { name: 'build', isPassed: isBuilt }]
  const results = [...outcomes.map(resultOf), ...tested]
  if (isBuilt) results.push(...(await runPlaywright()))
  const times = [...readReport(vitestReport, vitestTimes), ...readReport(playwrightReport, playwrightTimes)]
  console.log(`\nSlowest files:\n${slowestOf(times).join('\n')}`)
  console.log(`The whole run took ${minutesSince(startedAt)} minutes.\n`)
  console.log(summaryOf(results).join('\n'))
  return results.some((result) => result.status === 'failed') ? 1 : 0
}

async function buildAndCertify(): Promise<[boolean, Outcome[]]> {
  const certificates = await runSteps([certificatesStep()])
  return [(await build()) === 0, certificates]
}

const certificatesStep = (): Step => ({
  name: 'certificates',
  command: ['node', 'tools/certify.ts', '--check', ...(testEnvironment.PROOFS ? ['--all'] : [])],
})

const minutesSince = (startedAt: number): string => ((performance.now() - startedAt) / 60_000).toFixed(1)

/** Tests that load a changed file, and journeys whose own file changed. */
async function testChanged(since: string): Promise<number> {
  const code = await runCommand('vitest', ['run', '--changed', since, '--passWithNoTests'], { env: testEnvironment })
  const journeys = ['test', `--only-changed=${since}`, '--pass-with-no-tests']
  return (await runCommand('playwright', journeys)) || code
}

async function runVitest(): Promise<TestResult[]> {
  await rm(vitestReport, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const code = await runCommand('vitest', args, { env: testEnvironment })
  if (code === 0) await runScript('packages/game-rules/record-proofs.ts', [])
  return withExitCode('vitest', code, readReport(vitestReport, vitestResults))
}

async function runPlaywright(): Promise<TestResult[]> {
  await rm(playwrightReport, { force: true })
  const code = await runCommand('playwright', ['test'])
  return withExitCode('playwright', code, readReport(playwrightReport, playwrightResults))
}

const resultOf = ({ name, isPassed }: Outcome): TestResult => ({ title: name, status: isPassed ? 'passed' : 'failed' })
