import { expect, it } from 'vitest'
import { fraction } from '../exact/fraction.ts'
import { quickDraws } from '../exact/quick-draws.ts'
import { type GrantPlay, grantValue, stakesNeeded } from './grant-value.ts'
import { splitStake, splitWin } from './split.ts'
import { convertBonus } from './terms.ts'

const play: GrantPlay = {
  ...{ depositMinor: 10_000n, grantMinor: 10_000n, isSticky: false, requirement: 10n, weight: 1_000n },
  ...{ returned: fraction(96, 100), pays: 5, stakeMinor: 200n, maxConversion: null },
}
const [even, wide] = [{ returned: fraction(99, 100), pays: 2 }, { pays: 50 }] as const
const long = { requirement: 30n }

it.each([
  ['10×, 96%, ×5', {}, 94.7, 60.4],
  ['10×, 96%, ×50', wide, 45.8, 71.9],
  ['30×, 96%, ×5', long, 55.7, 0.9],
  ['30×, 96%, ×50', { ...long, ...wide }, 23.6, 47],
  ['10×, 99%, even money, unweighted', even, 100, 89.7],
  ['30×, 99%, even money, unweighted', { ...long, ...even }, 97.5, 70.5],
  ['30×, 99%, even money, weighted by edge', { ...long, ...even, weight: 250n }, 55.6, 1.5],
  ['30×, 96%, ×50, converted at most 3×', { ...long, ...wide, maxConversion: 3n }, 23.7, 13.9],
  ['30×, 96%, ×50, converted at most once', { ...long, ...wide, maxConversion: 1n }, 23.7, -7.2],
  ['30×, 96%, ×5, stake 10', { ...long, stakeMinor: 1_000n }, 32.7, 29.3],
  ['30×, 96%, ×50, stake 10', { ...long, ...wide, stakeMinor: 1_000n }, 11.9, 71.5],
  ['30×, 96%, ×5, stake 10, at most 3×', { ...long, stakeMinor: 1_000n, maxConversion: 3n }, 32.9, 14.6],
  ['30×, 96%, ×50, stake 10, at most 3×', { ...long, ...wide, stakeMinor: 1_000n, maxConversion: 3n }, 11.9, 7.4],
])('%s: done and worth within the errors of its simulation', (_, terms, done, worth) => {
  const value = grantValue({ ...play, ...terms })
  // Standard errors of 0.2 to 2.3 are those of 60,000 runs.
  const errorOf = (sd: number) => sd / Math.sqrt(60_000)
  const doneSd = 100 * Math.sqrt(value.doneChance * (1 - value.doneChance))
  expect(Math.abs(100 * value.doneChance - done)).toBeLessThan(3 * errorOf(doneSd) + 0.06)
  expect(Math.abs(value.worthMinor / 100 - worth)).toBeLessThan(3 * errorOf(value.sdMinor / 100) + 0.06)
})

/** The same play, simulated by the functions that split real stakes. */
function simulated(terms: GrantPlay, runs: number): { done: number; worth: number } {
  const { int } = quickDraws(4)
  const winChance = Number(terms.returned.num) / Number(terms.returned.den) / terms.pays
  let [done, sum] = [0, 0]
  for (let run = 0; run < runs; run += 1) {
    let purse = { cashMinor: terms.depositMinor, bonusMinor: terms.grantMinor }
    let left = stakesNeeded(terms)
    for (; left > 0; left -= 1) {
      const stake = splitStake(terms.stakeMinor, purse)
      if (!stake) break
      const isWon = int(1e9) < winChance * 1e9
      const win = splitWin(isWon ? terms.stakeMinor * BigInt(terms.pays) : 0n, stake)
      purse = {
        cashMinor: purse.cashMinor - stake.cashMinor + win.cashMinor,
        bonusMinor: purse.bonusMinor - stake.bonusMinor + win.bonusMinor,
      }
    }
    if (left > 0) continue
    done += 1
    const above = purse.bonusMinor - (terms.isSticky ? terms.grantMinor : 0n)
    const { convertedMinor } = convertBonus({ ...terms, bonusMinor: above > 0n ? above : 0n })
    sum += Number(purse.cashMinor + convertedMinor)
  }
  return { done: done / runs, worth: sum / runs - Number(terms.depositMinor) }
}

it.each([
  ['capped, where stakes of both kinds of money are common', { maxConversion: 2n }],
  ['sticky', { isSticky: true }],
])('is what play by play comes to: %s', (_, terms) => {
  const mixed: GrantPlay = { ...play, ...terms, depositMinor: 1_050n, grantMinor: 2_000n, stakeMinor: 300n, pays: 3 }
  const [value, runs] = [grantValue(mixed), 4_000]
  const found = simulated(mixed, runs)
  const doneError = Math.sqrt((value.doneChance * (1 - value.doneChance)) / runs)
  expect(Math.abs(found.done - value.doneChance)).toBeLessThan(4 * doneError)
  expect(Math.abs(found.worth - value.worthMinor)).toBeLessThan((4 * value.sdMinor) / Math.sqrt(runs))
})

it('asks for as many stakes as the weighted turnover takes, and is worth the grant where it asks for none', () => {
  expect(stakesNeeded({ ...play, weight: 375n })).toBe(1_334)
  expect(grantValue({ ...play, requirement: 0n })).toEqual({ doneChance: 1, worthMinor: 10_000, sdMinor: 0 })
  expect(grantValue({ ...play, requirement: 0n, isSticky: true }).worthMinor).toBe(0)
})
