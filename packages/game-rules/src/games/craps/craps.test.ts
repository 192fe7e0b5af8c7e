import { expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { chipOn, randomBets } from '../../instant/test/spot-bets.ts'
import { craps } from './craps.ts'
import { crapsSheet } from './craps-sheet.ts'

const roll = { type: 'roll' }

/** "34 61": the dice of each roll. */
const play = (spots: string[], dice: string, actions: object[] = []) =>
  playWith(craps, fixedDraws({ ints: [...dice.replaceAll(' ', '')].map((die) => Number(die) - 1) }), {
    bet: chipOn(...spots),
    actions,
  })

it.each([
  ['pass', '34', 2000],
  ['pass', '56', 2000],
  ['pass', '11', 0],
  ['pass', '12', 0],
  ['pass', '66', 0],
  ['pass', '22 31', 2000],
  ['pass', '33 52', 0],
  ['dont-pass', '34', 0],
  ['dont-pass', '56', 0],
  ['dont-pass', '11', 2000],
  ['dont-pass', '12', 2000],
  ['dont-pass', '66', 1000],
  ['dont-pass', '22 31', 0],
  ['dont-pass', '33 52', 2000],
  ['field', '11', 3000],
  ['field', '66', 4000],
  ['field', '12', 2000],
  ['field', '46', 2000],
  ['field', '23', 0],
  ['field', '26', 0],
  ['any-seven', '34', 5000],
  ['any-seven', '35', 0],
  ['any-craps', '12', 8000],
  ['any-craps', '66', 8000],
  ['any-craps', '34', 0],
  ['two', '11', 31000],
  ['twelve', '66', 31000],
  ['three', '12', 16000],
  ['eleven', '56', 16000],
  ['eleven', '66', 0],
  ['place-6', '24', 2166],
  ['place-8', '12 44', 2166],
  ['place-5', '23', 2400],
  ['place-9', '45', 2400],
  ['place-4', '22', 2800],
  ['place-10', '46', 2800],
  ['place-10', '34', 0],
  ['hard-4', '22', 8000],
  ['hard-4', '13', 0],
  ['hard-6', '12 33', 10000],
  ['hard-8', '35', 0],
  ['hard-8', '44', 10000],
  ['hard-10', '55', 8000],
  ['hard-10', '25', 0],
])('%s with %s returns %i of 1000', (spot, dice, payout) => {
  const round = play([spot], dice, Array(dice.split(' ').length - 1).fill(roll))
  expect([round.isOver, round.payoutMinor]).toEqual([true, BigInt(payout)])
})

it.each([
  ['pass', '22 31', '3000', 2000 + 9000],
  ['pass', '23 41', '4000', 2000 + 10000],
  ['pass', '33 42', '5000', 2000 + 11000],
  ['pass', '33 34', '5000', 0],
  ['dont-pass', '22 34', '6000', 2000 + 9000],
  ['dont-pass', '23 34', '6000', 2000 + 10000],
  ['dont-pass', '33 34', '6000', 2000 + 11000],
  ['dont-pass', '33 42', '6000', 0],
])('odds behind %s with %s and %s return %i in all', (on, dice, stakeMinor, payout) => {
  const round = play([on], dice, [{ type: 'odds', on, stakeMinor }, roll])
  expect([round.stakeMinor, round.payoutMinor]).toEqual([1000n + BigInt(stakeMinor), BigInt(payout)])
})

it('takes odds of 3, 4 and 5 times on a bet with its point, once', () => {
  const odds = (stakeMinor: string) => ({ type: 'odds', on: 'pass', stakeMinor })
  expect(() => play(['pass'], '22', [odds('3001')])).toThrow('at most 3000')
  expect(() => play(['pass'], '23', [odds('4001')])).toThrow('at most 4000')
  expect(() => play(['pass'], '33', [odds('5001')])).toThrow('at most 5000')
  expect(() => play(['dont-pass'], '33', [{ ...odds('6001'), on: 'dont-pass' }])).toThrow('at most 6000')
  expect(() => play(['pass'], '33', [odds('1000'), odds('1000')])).toThrow('without odds')
  expect(() => play(['place-6', 'pass'], '23', [{ ...odds('1000'), on: 'place-6' }])).toThrow('with its point')
  expect(() => play(['pass'], '34', [odds('1000')])).toThrow('the round is over')
})

it('takes come bets while a point is on, at most three and none above the line', () => {
  const come = { type: 'come', stakeMinor: '1000' }
  const round = play(['pass'], '33 45 45 34', [come, roll, roll, roll])
  expect(
    round.events.filter(({ type }) => type === 'decided').map((event) => ('spot' in event ? event.spot : '')),
  ).toEqual(['come-1', 'pass'])
  expect([round.stakeMinor, round.payoutMinor]).toEqual([2000n, 2000n])
  expect(() => play(['pass'], '33', [{ ...come, stakeMinor: '1001' }])).toThrow('at most 1000')
  expect(() => play(['pass'], '33', [come, come, come, come])).toThrow('an action that is allowed')
  expect(() => play(['place-8'], '33', [come])).toThrow('an action that is allowed')
})

it('keeps the published shares', () => {
  const rows = new Map(crapsSheet().map((row) => [row.bet, row]))
  expect(rows.get('pass')?.rtp).toBe('488/495')
  expect(rows.get('come')?.rtp).toBe('488/495')
  expect(rows.get('dont-pass')?.decimal).toBe('0.98636363')
  // Wizard of Odds: 3-4-5 times odds leave the house 0.374 % of a pass line, and 0.273 % of don't pass.
  expect(rows.get('pass-with-odds')?.decimal).toBe('0.99625668')
  expect(rows.get('dont-pass-with-odds')?.decimal).toBe('0.99727272')
  expect(rows.get('odds-6')).toMatchObject({ probability: '5/11', rtp: '1/1' })
  expect(rows.get('place-6')?.decimal).toBe('0.98484848')
  expect(rows.get('place-5')?.rtp).toBe('24/25')
  expect(rows.get('place-4')?.rtp).toBe('14/15')
  expect(rows.get('field')?.rtp).toBe('35/36')
  expect(rows.get('hard-6')?.rtp).toBe('10/11')
  expect(rows.get('hard-4')?.rtp).toBe('8/9')
  expect(rows.get('any-seven')?.rtp).toBe('5/6')
  expect(rows.get('any-craps')?.rtp).toBe('8/9')
  expect(rows.get('two')?.rtp).toBe('31/36')
  expect(rows.get('eleven')?.rtp).toBe('8/9')
})

longIt(import.meta.url)('conserves money and stays under its most in 100,000 rounds', longTest, () => {
  const returned = checkRounds(craps, {
    rounds: 100_000,
    betOf: (random) => randomBets(craps.spots, 4, random),
    actionOf: ({ allowed, events }, random, bets) => {
      const line = bets.find(({ spot }) => spot.endsWith('pass'))
      const pointed = events.some((event) => event.type === 'point' && event.spot === line?.spot)
      if (line && pointed && allowed.includes('come') && random.int(3) === 0)
        return { type: random.int(2) ? 'come' : 'dont-come', stakeMinor: `${line.stakeMinor}` }
      return { type: 'roll' }
    },
  })
  expect(returned).toBeCloseTo(0.95, 1)
})
