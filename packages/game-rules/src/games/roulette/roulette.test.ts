import { describe, expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { chipOn, randomBets } from '../../instant/test/spot-bets.ts'
import { callBets, finalsOf, neighboursOf } from './call-bets.ts'
import { colourOf, positions, wheelOrder } from './positions.ts'
import { roulette, rouletteLaPartage } from './roulette.ts'
import { rouletteSheet } from './roulette-sheet.ts'

const paid = (spot: string, number: number, game = roulette): bigint => {
  const bet = game.readBet(chipOn(spot))
  if (!bet.ok) throw new Error(bet.refusal.expected)
  const played = game.play(bet.value, [], fixedDraws({ ints: [number] }))
  if (!played.ok) throw new Error(played.refusal.expected)
  return played.round.payoutMinor
}

const counted = (bets: object): bigint | undefined => {
  const bet = roulette.readBet(bets)
  if (!bet.ok) throw new Error(bet.refusal.expected)
  const played = roulette.play(bet.value, [], fixedDraws({ ints: [7] }))
  return played.ok ? played.round.turnoverMinor : undefined
}
const chips = (...spots: string[]) => ({ bets: spots.map((spot) => ({ spot, stakeMinor: '1000' })) })

describe('turnover', () => {
  it('counts every chip while no more than 24 numbers are covered', () => {
    expect(counted(chips('17'))).toBe(1_000n)
    expect(counted(chips('dozen-1', 'dozen-2'))).toBe(2_000n)
    expect(counted(chips('red', '2', '4', '6', '8', '10', '11'))).toBe(7_000n)
  })

  it('counts nothing above: zero is a number, and no number counts twice', () => {
    expect(counted(chips('red', 'black'))).toBe(0n)
    expect(counted(chips('dozen-1', 'dozen-2', '0'))).toBe(0n)
    expect(counted(chips('odd', 'even', '17'))).toBe(0n)
    expect(counted(chips('dozen-1', 'dozen-2', '1', '24'))).toBe(4_000n)
  })
})

describe('positions', () => {
  it.each([
    ['straight', 37, 1, 35],
    ['split', 60, 2, 17],
    ['street', 14, 3, 11],
    ['corner', 23, 4, 8],
    ['six-line', 11, 6, 5],
    ['dozen', 3, 12, 2],
    ['column', 3, 12, 2],
    ['even-chance', 6, 18, 1],
  ])('%s: %i places of %i numbers that pay %i to 1', (kind, count, covered, paysToOne) => {
    const found = positions.filter((position) => position.kind === kind)
    expect(found).toHaveLength(count)
    for (const position of found) expect([position.numbers.length, position.paysToOne]).toEqual([covered, paysToOne])
  })

  it('are all different', () => {
    expect(new Set(positions.map(({ spot }) => spot)).size).toBe(157)
  })

  it('pay exactly on the numbers they cover', () => {
    for (const { spot, numbers, paysToOne } of positions)
      for (let number = 0; number <= 36; number += 1)
        expect(paid(spot, number)).toBe(numbers.includes(number) ? BigInt(paysToOne + 1) * 1000n : 0n)
  })

  it('lie on the layout: neighbours only', () => {
    for (const spot of ['1-3', '3-4', '0-4', '1-2-4', '3-4-6-7', '0-1-3', '37', '17-17', '2-1', 'green']) {
      expect(roulette.readBet(chipOn(spot)).ok, spot).toBe(false)
    }
  })
})

it('knows the wheel: 37 pockets, colours taking turns', () => {
  expect(new Set(wheelOrder).size).toBe(37)
  const colours = wheelOrder.slice(1).map(colourOf)
  expect(colours.every((colour, index) => colour === (index % 2 === 0 ? 'red' : 'black'))).toBe(true)
})

it('gives half of even chances back at zero where la partage holds, and nothing else', () => {
  expect(paid('red', 0, rouletteLaPartage)).toBe(500n)
  expect(paid('dozen-1', 0, rouletteLaPartage)).toBe(0n)
  expect(paid('red', 0)).toBe(0n)
  expect(paid('red', 2, rouletteLaPartage)).toBe(0n)
})

describe('call bets', () => {
  const covered = (bet: (typeof callBets)['voisins']): number[] =>
    bet.flatMap(({ spot }) => positions.find((position) => position.spot === spot)?.numbers ?? [Number.NaN])

  it.each([
    ['voisins', 9, 17],
    ['tiers', 6, 12],
    ['orphelins', 5, 8],
    ['zero', 4, 7],
  ] as const)('%s is %i chips on %i numbers', (name, chips, numbers) => {
    expect(callBets[name].reduce((sum, bet) => sum + bet.chips, 0)).toBe(chips)
    expect(new Set(covered(callBets[name])).size).toBe(numbers)
  })

  it('cover the wheel together', () => {
    const all = [callBets.voisins, callBets.tiers, callBets.orphelins].flatMap(covered)
    expect(new Set(all).size).toBe(37)
  })

  it('take neighbours from the wheel and finals from the last digit', () => {
    expect(covered(neighboursOf(0, 2))).toEqual([3, 26, 0, 32, 15])
    expect(covered(finalsOf(6))).toEqual([6, 16, 26, 36])
    expect(covered(finalsOf(7))).toEqual([7, 17, 27])
  })
})

it('keeps 1/37 of every bet, and half of that on even chances with la partage', () => {
  for (const row of rouletteSheet(false)) expect(row.rtp, row.bet).toBe('36/37')
  const partage = new Map(rouletteSheet(true).map(({ bet, rtp }) => [bet, rtp]))
  expect([partage.get('red'), partage.get('17')]).toEqual(['73/74', '36/37'])
})

it('refuses a second step and what is no bet', () => {
  const bet = roulette.readBet(chipOn('red'))
  if (bet.ok) expect(roulette.play(bet.value, [undefined as never], fixedDraws({ ints: [1] })).ok).toBe(false)
  for (const input of [undefined, {}, { bets: [] }, chipOn('red', 'red'), { bets: [{ spot: 'red', stakeMinor: 5 }] }])
    expect(roulette.readBet(input).ok).toBe(false)
  for (const stakeMinor of ['0', '-5', '1.5', '', '1e3', '01'])
    expect(roulette.readBet({ bets: [{ spot: 'red', stakeMinor }] }).ok).toBe(false)
})

longIt(import.meta.url).each([roulette, rouletteLaPartage])(
  '$id conserves money and stays under its most in 100,000 rounds',
  longTest,
  (game) => {
    const returned = checkRounds(game, { rounds: 100_000, betOf: (random) => randomBets(game.spots, 6, random) })
    expect(returned).toBeGreaterThan(0.95)
    expect(returned).toBeLessThan(1)
  },
)
