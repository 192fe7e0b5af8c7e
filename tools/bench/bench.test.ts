import { expect, test } from 'vitest'
import { type Bench, median, runBench } from './bench.ts'
import { formatRows } from './format-rows.ts'
import { closedLoop, openLoop } from './load.ts'

/** Gives the figures listed, one a round, and notes the order of the calls. */
function benchOf(figures: Record<string, number[]>, rows: Bench['rows'], calls: string[] = []): Bench {
  const subjects = Object.entries(figures).map(([name, values]) => {
    const rest = [...values]
    return async () => {
      calls.push(name)
      return { [name]: rest.shift() ?? Number.NaN }
    }
  })
  const close = async () => void calls.push('close')
  return { title: 'posting', rows, rounds: 3, open: async () => ({ subjects, close }) }
}

const base = { name: 'base', unit: 'ms' }

test('subjects take turns in every round, and the session is closed', async () => {
  const calls: string[] = []
  await runBench(benchOf({ base: [1, 1, 1], ours: [1, 1, 1] }, [base, { name: 'ours', unit: 'ms' }], calls))
  expect(calls).toEqual(['base', 'ours', 'base', 'ours', 'base', 'ours', 'close'])
})

test('a value is the median of the rounds and a ratio the median of their ratios', async () => {
  const rows = [base, { name: 'ours', unit: 'ms', comparedTo: 'base' }]
  const measured = await runBench(benchOf({ base: [10, 1, 2], ours: [20, 4, 6] }, rows))
  expect(measured.map(({ value, ratio }) => [value, ratio])).toEqual([
    [2, undefined],
    [6, 3],
  ])
})

test.each([
  [{ valueMax: 6 }, false],
  [{ valueMax: 5.9 }, true],
  [{ valueMin: 6.1 }, true],
  [{ ratioMax: 3 }, false],
  [{ ratioMax: 2.9 }, true],
  [{ ratioMin: 3.1, valueMax: 6 }, true],
])('the bound %o is missed: %s', async (bound, isMissed) => {
  const rows = [base, { name: 'ours', unit: 'ms', comparedTo: 'base', bound }]
  const measured = await runBench(benchOf({ base: [2, 2, 2], ours: [6, 6, 6] }, rows))
  expect(measured.map((row) => row.isMissed)).toEqual([false, isMissed])
})

test('a ratio bound on a row that is compared to nothing is missed', async () => {
  const [row] = await runBench(benchOf({ base: [2, 2, 2] }, [{ ...base, bound: { ratioMax: 9 } }]))
  expect(row?.isMissed).toBe(true)
})

test('a figure without a row, and a row without a figure, stop the bench, which is closed', async () => {
  const calls: string[] = []
  await expect(runBench(benchOf({ base: [1, 1, 1], stray: [1, 1, 1] }, [base], calls))).rejects.toThrow('base, stray')
  await expect(runBench(benchOf({}, [base], calls))).rejects.toThrow('the rows are base')
  expect(calls.filter((call) => call === 'close')).toHaveLength(2)
})

test('the median of an even number of figures is the middle of the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow()
  expect(() => median([1, Number.NaN])).toThrow()
})

test('rows are aligned and say whether the bound was kept', () => {
  const ours = { name: 'ours, 256 in flight', unit: '/s', comparedTo: 'base', bound: { ratioMin: 5 } }
  expect(
    formatRows([
      { ...base, value: 1.25, ratio: undefined, isMissed: false },
      { ...ours, value: 30_712, ratio: 4.123, isMissed: true },
    ]),
  ).toEqual([
    '                         value   ratio   bound',
    'base                   1.25 ms',
    'ours, 256 in flight  30,712 /s  4.12 x  >= 5 x  MISSED',
  ])
})

test('a closed loop never has more calls in flight than asked, and reaches that number', async () => {
  let inFlight = 0
  let inFlightMax = 0
  const work = async () => {
    inFlight += 1
    inFlightMax = Math.max(inFlightMax, inFlight)
    await new Promise((resolve) => setTimeout(resolve, 1))
    inFlight -= 1
  }
  const load = await closedLoop(work, { inFlight: 4, durationMs: 30 })
  expect(inFlightMax).toBe(4)
  expect(load.p99Ms).toBeGreaterThanOrEqual(load.p50Ms)
})

test('an open loop starts every call that was due, also when the work is slower than the rate', async () => {
  let calls = 0
  const work = () => {
    calls += 1
    return new Promise((resolve) => setTimeout(resolve, 20))
  }
  const load = await openLoop(work, { perSecond: 1000, durationMs: 50 })
  expect(calls).toBe(50)
  expect(load.p50Ms).toBeGreaterThanOrEqual(19)
})
