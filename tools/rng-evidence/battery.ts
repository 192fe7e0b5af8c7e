import { birthdaySpacings, birthdays, repeatedSpacings } from './birthday-spacings.ts'
import { type Bits, blockFrequency, cumulativeSums, longestRun, monobit, runs } from './frequency-tests.ts'
import { approximateEntropy, matrixRank, serial, universal } from './pattern-tests.ts'
import { bitsOf, type Source } from './sources.ts'
import { spectral } from './spectral.ts'

/** The p-values of one test, one a sequence. */
export interface Series {
  name: string
  pValues: number[]
}

type BitTest = (bits: Bits) => number[]

/** Parameters as SP 800-22 recommends them for sequences of about a million bits. */
const bitTests: readonly (readonly [names: readonly string[], test: BitTest])[] = [
  [['monobit'], (bits) => [monobit(bits)]],
  [['block frequency, 16384 bits'], (bits) => [blockFrequency(bits, 2 ** 14)]],
  [['runs'], (bits) => [runs(bits)]],
  [['longest run of ones'], (bits) => [longestRun(bits)]],
  [
    ['cumulative sums, forward', 'cumulative sums, backward'],
    (bits) => [cumulativeSums(bits, false), cumulativeSums(bits, true)],
  ],
  [['matrix rank, 32 × 32'], (bits) => [matrixRank(bits)]],
  [['spectral'], (bits) => [spectral(bits)]],
  [["Maurer's universal, 7 bits"], (bits) => [universal(bits)]],
  [['approximate entropy, 10 bits'], (bits) => [approximateEntropy(bits, 10)]],
  [['serial, 16 bits, first', 'serial, 16 bits, second'], (bits) => serial(bits, 16)],
]

/** Runs every test over so many sequences of a source; the birthdays need 13 for their chi-square to be one. */
export function testSource(source: Source, sequences: number): Series[] {
  const series = new Map<string, number[]>(bitTests.flatMap(([names]) => names.map((name) => [name, []])))
  const repeats: number[] = []
  for (let index = 0; index < sequences; index += 1) {
    const words = source.sequence(index)
    const bits = bitsOf(words)
    for (const [names, test] of bitTests)
      for (const [place, p] of test(bits).entries()) series.get(names[place] ?? '')?.push(p)
    for (let start = 0; start + birthdays <= words.length; start += birthdays)
      repeats.push(repeatedSpacings(words.subarray(start, start + birthdays)))
  }
  const found = [...series].map(([name, pValues]) => ({ name, pValues }))
  return [...found, { name: `birthday spacings, ${repeats.length} years`, pValues: [birthdaySpacings(repeats)] }]
}
