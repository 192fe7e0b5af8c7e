import { expect, test } from 'vitest'
import type { TestResult } from './test-results.ts'
import { slowestOf, summaryOf, withExitCode } from './test-summary.ts'

const passed: TestResult = { title: 'adds', status: 'passed' }
const failed: TestResult = { title: 'pays twice\n  with a stack', status: 'failed' }
const shaky: TestResult = { title: 'waits', status: 'shaky' }
const skipped: TestResult = { title: 'later', status: 'skipped' }

test('the last line is the counts and nothing else', () => {
  expect(summaryOf([passed, passed]).at(-1)).toBe('2 passed, 0 failed')
  expect(summaryOf([passed, failed, skipped])).toEqual([
    'failed: pays twice',
    '1 skipped: they do not apply to the size of the screen, or prove rules that have not changed',
    '1 passed, 1 failed',
  ])
  expect(summaryOf([passed, shaky])).toEqual(['passed only when tried again: waits', '2 passed, 0 failed'])
  expect(summaryOf([])).toEqual(['0 passed, 0 failed'])
})

test('what failed says why, as far as its first lines, without colours', () => {
  const message = `\u001B[31mexpected 1\u001B[39m\n\n${'at a.ts\n'.repeat(30)}`
  const lines = summaryOf([{ ...failed, message }])
  expect(lines.slice(0, 3)).toEqual(['failed: pays twice', '    expected 1', '    at a.ts'])
  expect(lines).toHaveLength(14)
})

test('the ten slowest files are named, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }))
  const lines = slowestOf(times)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('   11 s  11.test.ts')
})

test('a runner that breaks, or finds no test, is counted as failed', () => {
  expect(withExitCode('vitest', 1, [passed]).at(-1)).toEqual({ title: 'vitest ended with 1', status: 'failed' })
  expect(withExitCode('playwright', 0, []).at(-1)).toEqual({ title: 'playwright ran no test', status: 'failed' })
})

test('a runner whose failure a test explains is not counted twice', () => {
  expect(withExitCode('vitest', 1, [passed, failed])).toHaveLength(2)
  expect(withExitCode('vitest', 0, [passed])).toEqual([passed])
})
