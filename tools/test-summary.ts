import { stripVTControlCharacters } from 'node:util'
import type { FileTime, TestResult } from './test-results.ts'

/** A runner that failed without a failed test, or left no test at all, is a failure of its own. */
export function withExitCode(runner: string, code: number, results: TestResult[]): TestResult[] {
  const isExplained = code === 0 ? results.length > 0 : results.some((result) => result.status === 'failed')
  if (isExplained) return results
  const title = code === 0 ? `${runner} ran no test` : `${runner} ended with ${code}`
  return [...results, { title, status: 'failed' }]
}

const messageLinesMax = 12

/** The start of what a failed test said, without colours: the end of a run is often all that is kept of it. */
const saidBy = ({ message = '' }: TestResult) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, messageLinesMax)
    .map((line) => `    ${line}`)

const slowestMax = 10

/** The files that took longest, so that a run says where its time went. */
export const slowestOf = (times: readonly FileTime[]): string[] =>
  [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowestMax)
    .map(({ file, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${file}`)

/** Lines of the summary: what failed and why, what passed only when tried again, how many were skipped, and at the end `N passed, N failed`. */
export function summaryOf(results: TestResult[]): string[] {
  const having = (status: TestResult['status']) => results.filter((result) => result.status === status)
  const failed = having('failed')
  const shaky = having('shaky')
  const skipped = having('skipped').length
  return [
    ...failed.flatMap((result) => [`failed: ${result.title.split('\n', 1)[0]}`, ...saidBy(result)]),
    ...shaky.flatMap((result) => [`passed only when tried again: ${result.title}`, ...saidBy(result)]),
    ...(skipped > 0
      ? [`${skipped} skipped: they do not apply to the size of the screen, or prove rules that have not changed`]
      : []),
    `${having('passed').length + shaky.length} passed, ${failed.length} failed`,
  ]
}
