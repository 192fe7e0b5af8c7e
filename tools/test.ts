import { rm } from 'node:fs/promises'
import { build } from './build.ts'
import { runChecks } from './check.ts'
import { runCommand } from './run-command.ts'
import { type Outcome, runSteps } from './steps.ts'
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

const testEnvironment = { NODE_ENV: 'test' }

/**
 * Runs checks, certificates, build and every test. `--changed` runs what uncommitted changes may have broken, `--changed
 * <commit>` what changed since; other arguments go to Vitest alone. Resolves to 0 when nothing failed.
 */
export async function test(args: string[]): Promise<number> {
  if (args[0] === '--changed') return testChanged(args[1] ?? 'HEAD')
  if (args.length > 0) return runCommand('vitest', ['run', ...args], { env: testEnvironment })
  const startedAt = performance.now()
  const checks = (await runChecks()).map(resultOf)
  const certificates = (
    await runSteps([{ name: 'certificates', command: ['node', 'tools/certify.ts', '--check'] }])
  ).map(resultOf)
  const isBuilt = (await build()) === 0
  const results = [...checks, ...certificates, resultOf({ name: 'build', isPassed: isBuilt }), ...(await runVitest())]
  if (isBuilt) results.push(...(await runPlaywright()))
  const times = [...readReport(vitestReport, vitestTimes), ...readReport(playwrightReport, playwrightTimes)]
  console.log(`\nSlowest files:\n${slowestOf(times).join('\n')}`)
  console.log(`The whole run took ${minutesSince(startedAt)} minutes.\n`)
  console.log(summaryOf(results).join('\n'))
  return results.some((result) => result.status === 'failed') ? 1 : 0
}

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
  return withExitCode('vitest', code, readReport(vitestReport, vitestResults))
}

async function runPlaywright(): Promise<TestResult[]> {
  await rm(playwrightReport, { force: true })
  const code = await runCommand('playwright', ['test'])
  return withExitCode('playwright', code, readReport(playwrightReport, playwrightResults))
}

const resultOf = ({ name, isPassed }: Outcome): TestResult => ({ title: name, status: isPassed ? 'passed' : 'failed' })
