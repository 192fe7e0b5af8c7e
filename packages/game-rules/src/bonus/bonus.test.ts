import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fraction, writeFraction } from '../exact/fraction.ts'
import { countsForBonus, coveredShare } from './cover.ts'
import { bonusProgress } from './progress.ts'
import { addPurse, freeBetWin, splitStake, splitWin, takePurse } from './split.ts'
import { bonusStakeMax, checkBonusStake, convertBonus } from './terms.ts'
import { bonusWeight, returnOfBook } from './weight.ts'

it.each([
  ['a game of 1%', fraction(99, 100), 250n],
  ['roulette', fraction(36, 37), 675n],
  ['đề at 98%', fraction(98, 100), 500n],
  ['a slot', fraction(96, 100), 1_000n],
  ['a bet without an edge', fraction(101, 100), 0n],
  ['a book of 1.07', returnOfBook(fraction(107, 100)), 1_000n],
  ['a book of 1.02', returnOfBook(fraction(102, 100)), 490n],
])('weighs by edge, cut to thousandths: %s', (_, returned, weight) => {
  expect(bonusWeight(returned)).toBe(weight)
})

it('progress is exact in thousandths and floored once, not stake by stake', () => {
  const stakes = Array.from({ length: 3 }, () => ({ stakeMinor: 1n, weight: 675n }))
  expect(bonusProgress({ requirement: 10n, grantMinor: 1n }, stakes)).toEqual({ countedMinor: 2n, leftMinor: 8n })
  expect(bonusProgress({ requirement: 1n, grantMinor: 1n }, stakes)).toEqual({ countedMinor: 2n, leftMinor: 0n })
})

it('a stake takes cash first, a win returns in its proportion, and nothing is made or lost on the way', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 12n })
  fc.assert(
    fc.property(
      minor,
      minor,
      minor,
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (cashMinor, bonusMinor, winMinor, stakeMinor) => {
        const purse = { cashMinor, bonusMinor }
        const stake = splitStake(stakeMinor, purse)
        expect(stake === undefined).toBe(stakeMinor > cashMinor + bonusMinor)
        if (!stake) return
        expect(stake.bonusMinor === 0n || stake.cashMinor === cashMinor).toBe(true)
        const win = splitWin(winMinor, stake)
        expect(win.cashMinor + win.bonusMinor).toBe(winMinor)
        expect(win.bonusMinor * stakeMinor <= winMinor * stake.bonusMinor).toBe(true)
        expect((win.bonusMinor + 1n) * stakeMinor > winMinor * stake.bonusMinor).toBe(true)
        const after = addPurse(takePurse(purse, stake), win)
        expect(addPurse(takePurse(after, win), stake)).toEqual(purse)
      },
    ),
  )
})

it('a free bet wins without its stake: bonus money where turnover is asked for, else cash', () => {
  const bet = { stakeMinor: 100n, grossMinor: 250n }
  expect(freeBetWin(bet, 5n)).toEqual({ cashMinor: 0n, bonusMinor: 150n })
  expect(freeBetWin(bet, 0n)).toEqual({ cashMinor: 150n, bonusMinor: 0n })
  expect(freeBetWin({ ...bet, grossMinor: 50n }, 0n)).toEqual({ cashMinor: 0n, bonusMinor: 0n })
})

it('bonus money is touched for 2% of the grant at most, or the least that the game takes; cash is free', () => {
  expect(bonusStakeMax({ grantMinor: 10_050n, gameMinMinor: 100n })).toBe(201n)
  expect(bonusStakeMax({ grantMinor: 1_000n, gameMinMinor: 100n })).toBe(100n)
  const purse = { cashMinor: 500n, bonusMinor: 1_000n }
  expect(checkBonusStake(500n, purse, 200n)).toEqual({ isAccepted: true, split: { cashMinor: 500n, bonusMinor: 0n } })
  expect(checkBonusStake(501n, purse, 200n)).toEqual({
    isAccepted: false,
    code: 'BONUS_RESTRICTED',
    maxStakeMinor: 200n,
  })
  expect(checkBonusStake(200n, { ...purse, cashMinor: 50n }, 200n)).toMatchObject({ isAccepted: true })
  expect(checkBonusStake(150n, { cashMinor: 50n, bonusMinor: 50n }, 200n)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
})

it('converts up to the cap and says what is cut', () => {
  const grant = { bonusMinor: 3_500n, grantMinor: 1_000n }
  expect(convertBonus({ ...grant, maxConversion: 3n })).toEqual({ convertedMinor: 3_000n, cutMinor: 500n })
  expect(convertBonus({ ...grant, maxConversion: null })).toEqual({ convertedMinor: 3_500n, cutMinor: 0n })
})

it('bets that return something at nine outcomes of ten do not count', () => {
  const on = (...spots: string[]) => spots.map((spot) => ({ spot, stakeMinor: 100n }))
  const most = coveredShare.roulette(on('red', 'black'))
  expect([writeFraction(most), countsForBonus(most)]).toEqual(['36/37', false])
  expect(writeFraction(coveredShare.roulette(on('dozen-1', 'dozen-2', '0')))).toBe('25/37')
  expect(writeFraction(coveredShare['sic-bo'](on('small', 'big')))).toBe('35/36')
  expect(countsForBonus(fraction(9, 10))).toBe(false)
  expect(countsForBonus(fraction(899, 1_000))).toBe(true)
})
