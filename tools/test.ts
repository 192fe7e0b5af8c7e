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
  return summarise(results)
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

/** A runner that failed without a failed test, or left no report, is a failure of its own. */
function withExitCode(title: string, code: number, results: TestResult[]): TestResult[] {
  const isExplained = code === 0 ? results.length > 0 : results.some((result) => result.status === 'failed')
  return isExplained ? results : [...results, { title: `${title} ended with ${code}`, status: 'failed' }]
}

const resultOf = ({ name, isPassed }: Outcome): TestResult => ({ title: name, status: isPassed ? 'passed' : 'failed' })

function summarise(results: TestResult[]): number {
  const count = (status: TestResult['status']) => results.filter((result) => result.status === status).length
  const failed = results.filter((result) => result.status === 'failed')
  console.log()
  for (const { title } of failed) console.log(`failed: ${title.split('\n', 1)[0]}`)
  const skipped = count('skipped')
  console.log(`${count('passed')} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed.length === 0 ? 0 : 1
}
