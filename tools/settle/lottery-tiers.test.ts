import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => {
  const { id: _, ...answer } = JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
  return answer
}
const bet = (request: object) => told('lottery-bet', { unitStakeMinor: '1000', ...request })

it('lottery-bet reads tickets of fast draws as they are sent', () => {
  const dan = { game: '11x5', bet: 'any_3', selection: { dan: [1], tuo: [2, 3, 4, 5] } }
  expect(bet({ ...dan, draw: null })).toEqual({ bets: 6, stakeMinor: '6000' })
  expect(bet({ ...dan, draw: [1, 2, 3, 10, 11] })).toMatchObject({ hits: 1, payoutMinor: '16005' })
  const group = { game: 'ssc', bet: 'star5_group60', selection: { multi: [5], single: [0, 7, 1] } }
  expect(bet({ ...group, draw: '70515' })).toMatchObject({ bets: 1, hits: 1 })
  expect(
    bet({
      game: 'pk10',
      bet: 'position',
      selection: { place: 0, digits: [4, 9] },
      draw: [4, 1, 2, 3, 5, 6, 7, 8, 9, 10],
    }),
  ).toMatchObject({ bets: 2, hits: 1, payoutMinor: '9700' })
  expect(
    bet({ game: 'k3', bet: 'pair_single_aab', selection: { multi: [2], single: [5, 6] }, draw: [2, 5, 2] }),
  ).toMatchObject({ bets: 2, hits: 1 })
})

it('a bet with odds of its own needs no selection', () => {
  expect(bet({ game: 'k3', bet: 'sum_9', draw: [3, 3, 3] })).toMatchObject({ bets: 1, payoutMinor: '8380' })
  expect(bet({ game: 'ssc', bet: 'star2_sum_12', draw: '00075' })).toMatchObject({ hits: 1 })
  expect(told('lottery-odds', { game: 'k3', bet: 'sum_9', group: 1900 })).toMatchObject({
    probability: '25/216',
    gross: '8.208',
    rtp: '0.95',
  })
  expect(bet({ game: 'k3', bet: 'sum_2', draw: null }).error.field).toBe('bet')
})

it('mark six: animals by the year, and the stake back at 49', () => {
  const draw = { numbers: [1, 2, 3, 4, 5, 6], extra: 7 }
  const zodiac = { game: 'mark-six', bet: 'special_zodiac', selection: ['goat'], draw: { ...draw, extra: 12 } }
  expect(bet({ ...zodiac, yearAnimal: 'horse' })).toMatchObject({ hits: 1, payoutMinor: '11882' })
  expect(bet({ ...zodiac, yearAnimal: 'goat' })).toMatchObject({ hits: 0, payoutMinor: '0' })
  expect(bet({ game: 'mark-six', bet: 'special_big', draw: { ...draw, extra: 49 } })).toMatchObject({
    payoutMinor: '1000',
  })
  expect(told('zodiac-numbers', { yearAnimal: 'horse' }).numbers.horse).toEqual([1, 13, 25, 37, 49])
})

it('lottery-tier counts the tickets of systems', () => {
  const draw = { numbers: [1, 2, 3, 20, 21, 22], extra: 7 }
  expect(told('lottery-tier', { game: 'mark-six', selection: [[1, 2, 3, 4, 5, 6, 7]], draw })).toEqual({
    tiers: { '3': 1, '3+e': 3 },
  })
  expect(told('lottery-tier', { game: 'mark-six', selection: [[1, 2]], draw }).error.field).toBe('selection.0')
})

it('tiers have chances and a fixed return', () => {
  const odds = (game: string, name = 'single') => told('lottery-odds', { game, bet: name })
  expect(odds('vietlott-645').tiers['6']).toBe('1/8145060')
  expect(Object.keys(odds('vietlott-535').tiers).sort()).toEqual(['+1', '3', '3+1', '4', '4+1', '5', '5+1'])
  expect(Number(odds('max-3d').fixedReturn)).toBeCloseTo(0.546, 9)
  expect(odds('mark-six-pool', '4+e')).toMatchObject({ gross: '960/1' })
  expect(Object.keys(odds('mark-six-pool').tiers)).toHaveLength(7)
})

it('pools are shared out by whole units', () => {
  expect(told('pool-share', { poolMinor: '1000', winners: 3 })).toEqual({ eachMinor: '333', restMinor: '1' })
  const winners = { '6': 1, '5+e': 1, '5': 4, '4+e': 5, '4': 90, '3+e': 120, '3': 1600 }
  const draw = { unitMinor: '10', salesMinor: '1000000', carryMinor: '0', floorMinor: '0', winners }
  expect(told('mark-six-pool', draw)).toMatchObject({
    prizeMinor: { '6': '149400', '3': '40' },
    carryMinor: '0',
    houseMinor: '0',
  })
})

it('a system of 6/45 names its tiers and pays the fixed ones', () => {
  const system = { game: 'vietlott-645', bet: 'bao7', selection: [1, 2, 3, 4, 5, 6, 7], draw: [1, 2, 3, 4, 40, 41] }
  expect(bet({ ...system, unitStakeMinor: '10000' })).toMatchObject({
    bets: 7,
    tiers: { '4': 3, '3': 4 },
    payoutMinor: '1020000',
  })
})
