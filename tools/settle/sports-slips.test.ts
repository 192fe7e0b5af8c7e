import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => {
  const { id: _, ...answer } = JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
  return answer
}
const refused = (kind: string, request: object): string | undefined => told(kind, request).error?.field

const legs = [
  { odds: '1.9', outcome: 'win' },
  { odds: '4.0', outcome: 'win', places: 1, tied: 2 },
  { odds: '2.0', outcome: 'half-lose' },
]

it('sports-slip: the exact sum of the combinations is cut once', () => {
  // 1.9·2 + 1.9·½ + 2·½ + 1.9·2·½ = 7.65
  expect(told('sports-slip', { sizes: [2, 3], unitStakeMinor: '1000', legs })).toEqual({
    ...{ bets: 4, stakeMinor: '4000', payoutMinor: '7650' },
  })
  expect(told('sports-slip', { sizes: [1], unitStakeMinor: '101', legs: legs.slice(1, 2) }).payoutMinor).toBe('202')
  const asMessage = { odds: '2.10', result: 1, voidFactor: '1/2', deadHeatFactor: '1/1' }
  expect(told('sports-slip', { sizes: [1], unitStakeMinor: '100', legs: [asMessage] }).payoutMinor).toBe('155')
  expect(told('leg-factor', asMessage)).toEqual({ factor: '31/20' })
  expect(refused('sports-slip', { sizes: [4], unitStakeMinor: '1', legs })).toBe('sizes')
  expect(refused('sports-slip', { sizes: [1], unitStakeMinor: '1', legs: [{ odds: '2' }] })).toBe('legs.0.outcome')
})

it.each([
  ['1.95', { hongkong: '0.95', malay: '0.95', indonesian: '-1.0526', american: '-105.26', fractional: '19/20' }],
  ['2.00', { hongkong: '1', malay: '1', indonesian: '1', american: '100', fractional: '1/1' }],
  ['2.72', { hongkong: '1.72', malay: '-0.5814', indonesian: '1.72', american: '172', fractional: '43/25' }],
])('odds-formats: %s', (decimal, formats) => {
  expect(told('odds-formats', { decimal })).toMatchObject(formats)
})

it('margin: power, cut to hundredths; Shin where it is asked for', () => {
  const asked = { probabilities: ['0.45', '0.28', '0.27'], booksum: '1.06' }
  expect(told('margin', asked)).toEqual({ odds: ['2.12', '3.33', '3.44'] })
  expect(told('margin', { probabilities: ['0.5', '0.5'], booksum: '1' })).toEqual({ odds: ['2.00', '2.00'] })
  expect(told('margin', { ...asked, method: 'shin' }).odds).toHaveLength(3)
  expect(refused('margin', { probabilities: ['1', '0'], booksum: '1.06' })).toBe('booksum')
})

it('elo: what is expected, and what a match changes', () => {
  const asked = { home: 1500, away: 1500, homeAdvantage: 60, totalGoals: '2.65' }
  const { updates, ...answer } = told('elo', { ...asked, score: [3, 0] })
  expect(answer).toMatchObject({ lambdaHome: '1.46', lambdaAway: '1.19', totalGoalsAfter: '2.650875' })
  const expected = 1 / (1 + 10 ** (-60 / 400))
  expect(Number(answer.expectedHome)).toBeCloseTo(expected, 10)
  expect(updates.map(Number)[0]).toBeCloseTo(20 * (1 - expected), 8)
  expect(Number(answer.changeHome)).toBeCloseTo(20 * 1.75 * (1 - expected), 8)
  expect(Number(answer.homeAdvantageAfter)).toBeCloseTo(60 + (3 / 0.0045 - 60) / 400, 8)
})

it('sports-model: chances in play come from the grid of the kick-off', () => {
  const match = { lambdaHome: '1.48', lambdaAway: '1.19', rho: '-0.06' }
  const late = told('sports-model', { ...match, minute: 60, score: [0, 0] })
  // Independent Poisson on the remaining third of intensity says 8 % less.
  const naive = Math.exp(-(1.48 + 1.19) * 0.56 * (2 / 3))
  expect(naive / Number(late.noMoreGoals)).toBeCloseTo(0.92, 2)
  const start = told('sports-model', match)
  const sum = (texts: Record<string, string>) => Object.values(texts).reduce((total, one) => total + Number(one), 0)
  for (const { correctScore, htFt, totalGoals, firstHalf, home, draw, away } of [late, start])
    for (const chances of [correctScore, htFt, totalGoals, firstHalf, { home, draw, away }])
      expect(sum(chances)).toBeCloseTo(1, 9)
  expect(start.fair['-0.5'][0]).toBe(String(Number((1 / Number(start.home)).toFixed(11))))
  const real = told('sports-model', { ...match, isRealFixture: true })
  expect(Number(real.htFt['home/away']) / Number(start.htFt['home/away'])).toBeGreaterThan(1.15)
  expect(refused('sports-model', { ...match, minute: 0, score: [1, 0] })).toBe('score')
  expect(refused('sports-model', { ...match, rho: '0.9' })).toBe('rho')
})

it('cash-out: stake by what has returned and what is expected, less the margin', () => {
  const asked = {
    ...{ stakeMinor: '10000', margin: '0.05' },
    legs: [
      { odds: '1.9', factor: '1.9' },
      { odds: '2.2', probability: '0.5' },
      { odds: '1.95', distribution: ['0.45', '0', '0', '0.3', '0.25'] },
    ],
  }
  // 1.9 · 1.1 · (0.45 · 1.95 + 0.3 / 2) · 0.95
  expect(told('cash-out', asked)).toEqual({ offerMinor: '20401' })
  expect(told('cash-out', { ...asked, fraction: '0.4' })).toEqual({
    ...{ offerMinor: '20401', paidNowMinor: '8160', remainingStakeMinor: '6000' },
  })
  // 1.9 · 2.2 · 0.75 · 0.95
  expect(told('cash-out', { ...asked, legs: [asked.legs[0], { odds: '2.2', probability: '0.75' }] })).toEqual({
    offerMinor: '29782',
  })
  expect(refused('cash-out', { ...asked, legs: [{ odds: '2' }] })).toBe('legs.0.probability')
})

const match = { lambdaHome: '1.5', lambdaAway: '1.1', rho: '-0.06' }
const [homeWins, over25] = [
  { market: '1x2', selection: 'home' },
  { market: 'over-under', selection: 'over', line: '2.5' },
]

it('builder: the chance of both, its price, and the product of the singles', () => {
  const { isRounded, ...answer } = told('builder', { ...match, minute: 0, score: [0, 0], legs: [homeWins, over25] })
  expect(answer).toMatchObject({ margin: '0.06', price: '3.49' })
  expect(Number(answer.probability)).toBeCloseTo(0.269276, 6)
  expect(Number(answer.fair)).toBeCloseTo(3.713661, 6)
  expect(Number(answer.singlesProduct)).toBeCloseTo(0.220025, 6)
  expect(isRounded).toBe(true)
})

it('builder: what cannot be combined is told by its code', () => {
  const legsTold = (...others: object[]) => told('builder', { ...match, legs: [homeWins, ...others] })
  expect(legsTold({ market: 'correct-score', selection: '0-1' })).toEqual({ code: 'COMBINATION_IMPOSSIBLE' })
  expect(legsTold({ market: 'double-chance', selection: '1X' })).toEqual({ code: 'COMBINATION_ADDS_NOTHING' })
  expect(legsTold(homeWins)).toEqual({ code: 'COMBINATION_ADDS_NOTHING' })
  expect(legsTold({ ...over25, line: '2.25' }).error.field).toBe('legs.1.line')
  expect(legsTold({ market: 'first-goal', selection: 'home' }).error.field).toBe('legs.1.market')
})

it('builder: without a void leg the others are priced again, and the last has the price of a single', () => {
  const priced = (...legs: object[]) => told('builder', { ...match, legs })
  const btts = { market: 'btts', selection: 'yes' }
  expect(priced(homeWins, over25, { ...btts, isVoid: true })).toEqual(priced(homeWins, over25))
  expect(Object.keys(priced(homeWins, { ...over25, isVoid: true }))).toEqual(['price'])
  const alone = priced({ ...homeWins, booksum: '1' }, { ...over25, isVoid: true })
  const { home } = told('sports-model', match)
  expect(alone.price).toBe((Math.floor(100 / Number(home)) / 100).toFixed(2))
})

it('exposure-grid: stakes less returns, at the worst half time where one matters', () => {
  const asked = {
    ...{ ...match, cells: ['0-0', '1-0', '12-12'] },
    bets: [
      { stakeMinor: '1000', odds: '1.95', market: 'asian-handicap', selection: 'home', line: '-0.25' },
      { stakeMinor: '1000', odds: '4.5', market: 'ht-ft', selection: 'home/home' },
    ],
  }
  const answer = told('exposure-grid', asked)
  expect(answer).toMatchObject({ worstMinor: '-4450', cells: { '0-0': '1500', '1-0': '-4450', '12-12': '1500' } })
  const none = told('exposure-grid', { ...match, bets: [] })
  expect(none).toEqual({ worstMinor: '0', cells: {}, expectedMinor: '0' })
  expect(refused('exposure-grid', { ...asked, bets: [{ ...asked.bets[0], line: null }] })).toBe('bets.0.line')
})

const limits = { minMinor: '10', maxMinor: '500', maxPayoutMinor: '1000' }
it.each([
  [{}, { decision: 'accepted', price: '2.00' }],
  [{ now: '1.95' }, { decision: 'reoffer', price: '1.95', stakeMinor: '100' }],
  [{ now: '2.05' }, { decision: 'accepted', price: '2.05' }],
  [
    { now: '2.05', accept: 'none' },
    { decision: 'reoffer', price: '2.05', stakeMinor: '100' },
  ],
  [
    { now: '1.95', accept: 'any' },
    { decision: 'accepted', price: '1.95' },
  ],
  [{ state: 'suspended' }, { decision: 'refused', code: 'SUSPENDED' }],
  [{ stakeMinor: '9' }, { decision: 'refused', code: 'STAKE_TOO_LOW' }],
  [{ stakeMinor: '600' }, { decision: 'reoffer', price: '2.00', stakeMinor: '500' }],
  [
    { stakeMinor: '600', now: '1.50' },
    { decision: 'reoffer', price: '1.50', stakeMinor: '500' },
  ],
  // 333 · 3.00 is 999: one more would pay 1002.
  [
    { stakeMinor: '400', now: '3.00' },
    { decision: 'reoffer', price: '3.00', stakeMinor: '333' },
  ],
  [{ limits: { ...limits, maxPayoutMinor: '15' } }, { decision: 'refused', code: 'OVER_PAYOUT' }],
  [{ limits: { ...limits, maxMinor: '9' } }, { decision: 'refused', code: 'OVER_LIMIT' }],
])('slip-decision: %j gives %j', (request, answer) => {
  const asked = { accept: 'better', price: '2.00', now: '2.00', state: 'active', stakeMinor: '100', limits }
  expect(told('slip-decision', { ...asked, ...request })).toEqual(answer)
})

it('slip-stake: the smallest stake whose win reaches the amount', () => {
  expect(told('slip-stake', { typedAs: 'to-win', amountMinor: '100', odds: '1.95' })).toEqual({ stakeMinor: '106' })
  expect(told('slip-stake', { typedAs: 'risk', amountMinor: '100', odds: '1.95' })).toEqual({ stakeMinor: '100' })
  expect(refused('slip-stake', { typedAs: 'to-win', amountMinor: '100', odds: '1' })).toBe('odds')
})

it('main-line: the most even quarter lines, with two on each side', () => {
  expect(told('main-line', match)).toEqual({
    ...{ handicap: '-0.25', handicapLines: ['-0.75', '-0.5', '-0.25', '0', '0.25'] },
    ...{ total: '2.5', totalLines: ['2', '2.25', '2.5', '2.75', '3'] },
  })
})

it.each([
  [
    { position: 1, tied: 1 },
    { winFactor: '9/1', placeFactor: '3/1', payoutMinor: '6000' },
  ],
  [
    { position: 1, tied: 2 },
    { winFactor: '9/2', placeFactor: '3/1', payoutMinor: '3750' },
  ],
  [
    { position: 2, tied: 2 },
    { winFactor: '0/1', placeFactor: '3/1', payoutMinor: '1500' },
  ],
  [
    { position: 3, tied: 2 },
    { winFactor: '0/1', placeFactor: '3/2', payoutMinor: '750' },
  ],
  [
    { position: 4, tied: 1 },
    { winFactor: '0/1', placeFactor: '0/1', payoutMinor: '0' },
  ],
])('each-way: %j returns %j', (finish, answer) => {
  const asked = { stakeMinor: '1000', odds: '9', fraction: '1/4', places: 3 }
  expect(told('each-way', { ...asked, ...finish })).toEqual(answer)
})

it.each([
  ['3', 'before-start', 'void'],
  ['2.99', 'before-start', 'stands'],
  ['3', 'after-start', 'stands'],
  ['3', 'in-play-acceptance', 'refuse'],
  ['2.99', 'in-play-acceptance', 'stands'],
])('palpable-error: %s for a fair price of 2 %s: %s', (price, phase, action) => {
  expect(told('palpable-error', { price, fair: '2', phase })).toEqual({ action })
})
