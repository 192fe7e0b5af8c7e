import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverageOf, parseRequirements, reportOf } from './requirements.ts'
import { playwrightResults, type TestResult, vitestResults } from './test-results.ts'

const header = 'id\tarea\trequirement\tlayer\tcheck\n'
const table = `${header}R1.01\tnav\tEleven categories.\tui\tlook\nR1.02\tregister\tBy username.\tboth\ttry\nR2.3.1\tnav\tA menu.\tui\tlook\n`
const rows = parseRequirements(table)
const passed = (title: string): TestResult => ({ title, status: 'passed' })
const ids = (found: { id: string }[]) => found.map((row) => row.id)

test('the table of the repository can be read, and every id is there once', () => {
  const all = parseRequirements(readFileSync(new URL('../docs/requirements.tsv', import.meta.url), 'utf8'))
  expect(all.length).toBeGreaterThan(800)
  expect(all[0]).toMatchObject({ id: 'R1.01', area: 'nav' })
})

test('a table with another header, an incomplete row or a repeated id is refused', () => {
  expect(() => parseRequirements('id,area\n')).toThrow('columns')
  expect(() => parseRequirements(`${header}R1.01\tnav\n`)).toThrow('incomplete row')
  expect(() => parseRequirements(`${header}R1.01\ta\tb\tc\td\nR1.01\ta\tb\tc\td\n`)).toThrow('twice')
})

test('a row is named only by a test that passed', () => {
  const results: TestResult[] = [
    passed('desktop home.spec.ts [R1.01] eleven categories are offered'),
    { title: '[R1.02] a visitor registers', status: 'failed' },
    { title: '[R2.3.1] a menu opens', status: 'skipped' },
  ]
  const { named, unnamed, unknown } = coverageOf(rows, results)
  expect([ids(named), ids(unnamed), unknown]).toEqual([['R1.01'], ['R1.02', 'R2.3.1'], []])
})

test('one title may name several rows, in one pair of brackets or in more', () => {
  expect(ids(coverageOf(rows, [passed('[R1.01, R1.02] both')]).named)).toEqual(['R1.01', 'R1.02'])
  expect(ids(coverageOf(rows, [passed('[R1.01] [R2.3.1] both')]).named)).toEqual(['R1.01', 'R2.3.1'])
})

test('an id that no row has is reported, and an id outside brackets names nothing', () => {
  expect(coverageOf(rows, [passed('[R9.99] a misspelt id')]).unknown).toEqual(['R9.99'])
  expect(coverageOf(rows, [passed('as R1.01 says')]).named).toEqual([])
})

test('the report lists the rows, the areas and the sum', () => {
  const coverage = coverageOf(rows, [passed('[R1.01] x'), passed('[R9.99] y')])
  const end = [
    'nav       1 of 2',
    'register  0 of 1',
    'R9.99 is named by a test and is no requirement',
    '1 of 3 requirements are named by a passing test',
  ]
  expect(reportOf(coverage, false)).toEqual(['R1.02\tregister\tBy username.', 'R2.3.1\tnav\tA menu.', ...end])
  expect(reportOf(coverage, true)).toEqual(['R1.01\tnav\tEleven categories.', ...end])
})

test('Vitest results: a todo is skipped and a file that broke on import is one failure', () => {
  const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => ({
    fullName: `is ${status}`,
    status,
  }))
  const results = vitestResults({
    testResults: [
      { name: 'a.test.ts', startTime: 0, endTime: 0, status: 'failed', assertionResults },
      {
        name: 'broken.test.ts',
        startTime: 0,
        endTime: 0,
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  })
  expect(results.map(({ title, status }) => [title, status])).toEqual([
    ['is passed', 'passed'],
    ['is failed', 'failed'],
    ['is pending', 'skipped'],
    ['is todo', 'skipped'],
    ['broken.test.ts', 'failed'],
  ])
})

test('Vitest results: what failed and passed when tried again says so', () => {
  const assertionResults = [{ fullName: 'waits', status: 'passed', failureMessages: ['too late'] }]
  const file = { name: 'a.test.ts', startTime: 0, endTime: 0, status: 'passed', assertionResults }
  expect(vitestResults({ testResults: [file] })).toEqual([{ title: 'waits', status: 'shaky', message: 'too late' }])
})

test('Playwright results: nested suites count once per project, an error outside the tests is one failure', () => {
  const tests = [
    { projectName: 'desktop', status: 'expected' },
    { projectName: 'mobile', status: 'unexpected' },
  ]
  const inner = { title: 'login', specs: [{ title: '[R1.04] works', tests }] }
  const results = playwrightResults({
    suites: [{ title: 'login.spec.ts', suites: [inner] }],
    errors: [{ message: 'the world did not start' }],
  })
  expect(results).toEqual([
    { title: 'desktop login.spec.ts login [R1.04] works', status: 'passed' },
    { title: 'mobile login.spec.ts login [R1.04] works', status: 'failed' },
    { title: 'the world did not start', status: 'failed' },
  ])
})
