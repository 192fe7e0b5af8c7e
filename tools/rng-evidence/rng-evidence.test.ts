import { createStream } from '@fairground/fairness'
import { describe, expect, it } from 'vitest'
import { testSource } from './battery.ts'
import { birthdaySpacings, repeatedSpacings } from './birthday-spacings.ts'
import { bytesOf, dieharderClientSeed, readRows } from './dieharder.ts'
import { judge, lowCountMax } from './judge.ts'
import { isPassed, reportOf, summaryOf } from './report.ts'
import { type Source, wordsPerSequence } from './sources.ts'

const serverSeed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const sourceOf = (name: string, word: (index: number) => number): Source => ({
  name,
  sequence: (index) => Uint32Array.from({ length: wordsPerSequence }, (_, i) => word(index * wordsPerSequence + i)),
})
const failuresOf = (source: Source) =>
  testSource(source, 1)
    .map(judge)
    .filter((verdict) => !verdict.isPassed)
    .map(({ name }) => name)

describe('[R-53] the battery tells chance from what only looks like it', () => {
  it('fails a counter, words with a stuck bit, and a short linear generator', () => {
    expect(failuresOf(sourceOf('counter', (index) => index))).toContain('monobit')
    const mixed = (index: number) => Math.imul(index ^ (index >>> 15), 0x2c1b3c6d) ^ (index << 9)
    expect(failuresOf(sourceOf('stuck', (index) => mixed(index) | 1)).length).toBeGreaterThan(3)
    let state = 1
    const linear = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return state
    }
    expect(failuresOf(sourceOf('linear', linear))).toContain('birthday spacings, 8 years')
  })
})

it('birthdays repeat spacings as often as they are told to', () => {
  expect(repeatedSpacings(Uint32Array.of(10, 30, 20, 100))).toBe(2)
  expect(birthdaySpacings(new Array<number>(100).fill(4))).toBeLessThan(1e-6)
})

it('as many of n p-values may be below 1 % as chance allows once in ten thousand', () => {
  expect([1, 100, 1_000].map(lowCountMax)).toEqual([1, 6, 24])
  expect(judge({ name: 'one', pValues: [0.5, 9e-7] }).isPassed).toBe(false)
  expect(
    judge({ name: 'many', pValues: [...new Array<number>(93).fill(0.5), ...new Array<number>(7).fill(0.005)] })
      .isPassed,
  ).toBe(false)
})

it('dieharder is fed the bytes of the stream, and its table is read', () => {
  const { value } = bytesOf(serverSeed).next()
  const stream = createStream({ serverSeed, clientSeed: dieharderClientSeed, nonce: 0 })
  for (let i = 0; i < 64; i += 1) expect((value as Buffer).readUInt32BE(i * 4)).toBe(stream.u32())
  const table = [
    '#=============================================================================#',
    '        test_name   |ntup| tsamples |psamples|  p-value |Assessment',
    '   diehard_birthdays|   0|       100|     100|0.48215437|  PASSED  ',
    '         sts_serial|   3|    100000|     100|0.00000000|  FAILED  ',
  ].join('\n')
  expect(readRows(table)).toEqual([
    { test: 'diehard_birthdays 0', p: 0.48215437, assessment: 'PASSED' },
    { test: 'sts_serial 3', p: 0, assessment: 'FAILED' },
  ])
})

it('a report names what failed, and says when dieharder is missing', () => {
  const verdicts = [judge({ name: 'monobit', pValues: [0.4, 1e-9] }), judge({ name: 'runs', pValues: [0.4] })]
  const evidence = { serverSeed, sequences: 2, groups: [{ name: 'some', verdicts }], dieharder: undefined }
  expect(isPassed(evidence)).toBe(false)
  expect(summaryOf(evidence)).toBe(
    '2 tests, 3 p-values, the lowest 1.00e-9: FAILED: monobit; dieharder is not installed',
  )
  expect(reportOf(evidence)).toContain('It is not installed on the machine')
  const failed = { test: 'sts_runs 2', p: 0, assessment: 'FAILED' as const }
  expect(isPassed({ ...evidence, groups: [], dieharder: [failed] })).toBe(false)
})
