import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder, root } from './workspace.ts'

export interface TestResult {
  /** With the titles of the groups around it. */
  title: string
  /** `shaky`: passed, but only when it was tried again. */
  status: 'passed' | 'shaky' | 'failed' | 'skipped'
  /** What a failed test said. */
  message?: string | undefined
}

/** How long the tests of a file took, one after another. */
export interface FileTime {
  /** From the root of the repository. */
  file: string
  seconds: number
}

export const vitestReport = path.join(cacheFolder, 'results/vitest.json')
export const playwrightReport = path.join(cacheFolder, 'results/playwright.json')

interface VitestReport {
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightTest {
  projectName: string
  status: string
  results?: { duration?: number; error?: { message?: string } }[]
}

interface PlaywrightSuite {
  title: string
  specs?: { title: string; file?: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** Results of the last run of both, as far as each has run. */
export function readLastResults(): TestResult[] {
  return [...readReport(vitestReport, vitestResults), ...readReport(playwrightReport, playwrightResults)]
}

/** What a report file tells; nothing when the file is not there. */
export function readReport<Report, Told>(file: string, toldBy: (report: Report) => Told[]): Told[] {
  return existsSync(file) ? toldBy(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** A file that broke before its first test counts as one failed test. */
export function vitestResults(report: VitestReport): TestResult[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const results: TestResult[] = assertionResults.map((test) => ({
      title: test.fullName,
      // A test that passed at last tells how it failed before.
      status: test.status === 'passed' && test.failureMessages?.length ? 'shaky' : statusOf(test.status),
      message: test.failureMessages?.join('\n'),
    }))
    const isBroken = status === 'failed' && !results.some((result) => result.status === 'failed')
    return isBroken ? [...results, { title: name, status: 'failed', message }] : results
  })
}

/** A test counts once per project; an error outside every test counts as one failed test. */
export function playwrightResults(report: PlaywrightReport): TestResult[] {
  const errors = report.errors.map(({ message = 'unknown error' }) => ({ title: message, status: 'failed' as const }))
  return [...report.suites.flatMap((suite) => suiteResults(suite, [])), ...errors]
}

/** A file took from its first test to its last. */
export const vitestTimes = ({ testResults }: VitestReport): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

/** A file took what its journeys took together, also those that were tried again. */
export function playwrightTimes({ suites }: PlaywrightReport): FileTime[] {
  const secondsOf = new Map<string, number>()
  const add = (suite: PlaywrightSuite): void => {
    for (const { file = suite.title, tests } of suite.specs ?? [])
      for (const { results = [] } of tests)
        for (const { duration = 0 } of results) secondsOf.set(file, (secondsOf.get(file) ?? 0) + duration / 1000)
    suite.suites?.forEach(add)
  }
  suites.forEach(add)
  return [...secondsOf].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }))
}

function suiteResults(suite: PlaywrightSuite, above: string[]): TestResult[] {
  const titles = [...above, suite.title]
  const specs = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [test.projectName, ...titles, spec.title].join(' '),
      status: statusOf(test.status),
      message: test.results?.findLast(({ error }) => error)?.error?.message,
    })),
  )
  return [...specs, ...(suite.suites ?? []).flatMap((inner) => suiteResults(inner, titles))]
}

function statusOf(reported: string): TestResult['status'] {
  if (reported === 'passed' || reported === 'expected') return 'passed'
  if (reported === 'flaky') return 'shaky'
  return ['skipped', 'pending', 'todo', 'disabled'].includes(reported) ? 'skipped' : 'failed'
}
