import type { TestResult } from './test-results.ts'

/** A runner that failed without a failed test, or left no test at all, is a failure of its own. */
export function withExitCode(runner: string, code: number, results: TestResult[]): TestResult[] {
  const isExplained = code === 0 ? results.length > 0 : results.some((result) => result.status === 'failed')
  if (isExplained) return results
  const title = code === 0 ? `${runner} ran no test` : `${runner} ended with ${code}`
  return [...results, { title, status: 'failed' }]
}

/** Lines of the summary: what failed, what passed only when tried again, how many were skipped, and at the end `N passed, N failed`. */
export function summaryOf(results: TestResult[]): string[] {
  const having = (status: TestResult['status']) => results.filter((result) => result.status === status)
  const failed = having('failed')
  const shaky = having('shaky')
  const skipped = having('skipped').length
  return [
    ...failed.map(({ title }) => `failed: ${title.split('\n', 1)[0]}`),
    ...shaky.map(({ title }) => `passed only when tried again: ${title}`),
    ...(skipped > 0 ? [`${skipped} skipped: they do not apply to the size of the screen`] : []),
    `${having('passed').length + shaky.length} passed, ${failed.length} failed`,
  ]
}
