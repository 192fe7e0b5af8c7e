import { rm } from 'node:fs/promises'
import { build } from './build.ts'
import { runChecks } from './check.ts'
import { runCommand } from './run-command.ts'
import { type Outcome, runSteps } from './steps.ts'
import {
  playwrightReport,
  playwrightResults,
  readReport,
  type TestResult,
  vitestReport,
  vitestResults,
} from './test-results.ts'
import { summaryOf, withExitCode } from './test-summary.ts'

const testEnvironment = { NODE_ENV: 'test' }

/** Runs checks, certificates, build and every test; with arguments only Vitest, which gets them. Resolves to 0 when nothing failed. */
export async function test(args: string[]): Promise<number> {
  if (args.length > 0) return runCommand('vitest', ['run', ...args], { env: testEnvironment })
  const checks = (await runChecks()).map(resultOf)
  const certificates = (
    await runSteps([{ name: 'certificates', command: ['node', 'tools/certify.ts', '--check'] }])
  ).map(resultOf)
  const isBuilt = (await build()) === 0
  const results = [...checks, ...certificates, resultOf({ name: 'build', isPassed: isBuilt }), ...(await runVitest())]
  if (isBuilt) results.push(...(await runPlaywright()))
  console.log(`\n${summaryOf(results).join('\n')}`)
  return results.some((result) => result.status === 'failed') ? 1 : 0
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
