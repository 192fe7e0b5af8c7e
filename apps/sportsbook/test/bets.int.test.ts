import { randomUUID } from 'node:crypto'
import type { SportsMatchView } from '@fairground/contract/sports'
import { matchGrid } from '@fairground/sports-rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { decidePending } from '../src/slips/decide-pending.ts'
import { priceOf, SportsWorld, startMinor } from './sports-world.ts'

const world = new SportsWorld()
const stakeMinor = 1_000_000n
let soon: SportsMatchView[]

// Only the tests say what time it is.
beforeAll(() => world.clock.stop())
beforeEach(async () => {
  await world.play()
  soon = await world.coupon()
})

const first = () => soon[0] as SportsMatchView
const second = () => soon[1] as SportsMatchView
const overMs = 2 * 300_000 + 15_000 + 1_000

const changeVersion = (matchId: string, by: number) =>
  world.context.db
    .updateTable('shared_rounds')
    .set((e) => ({ version: e('version', '+', by) }))
    .where('shared_round_id', '=', matchId)
    .execute()

const entriesOf = (matchId: string) =>
  world.context.db.selectFrom('book_entries').selectAll().where('match_id', '=', matchId).orderBy('entry_no').execute()
const weightOf = async (matchId: string) =>
  (await entriesOf(matchId)).reduce((all, { sign, stake_minor }) => all + BigInt(sign) * BigInt(stake_minor), 0n)

test('three match days are on offer, each match with prices that follow from what is shown beside them', async () => {
  expect(soon).toHaveLength(6)
  const match = await world.match(first().matchId)
  const { lambdaHome, lambdaAway, rho } = match.inputs
  const grid = matchGrid({ lambdaHome: Number(lambdaHome), lambdaAway: Number(lambdaAway), rho: Number(rho) })
  const home = grid?.full.reduce((sum, chance, cell) => sum + (Math.floor(cell / 13) > cell % 13 ? chance : 0), 0) ?? 0
  const shown = match.markets.find(({ market }) => market === '1x2')
  expect(Number(shown?.outcomes[0]?.fair)).toBeCloseTo(1 / home, 5)
  expect(shown?.outcomes.reduce((sum, { price }) => sum + 1 / Number(price), 0)).toBeCloseTo(1.06, 1)
  expect(match.marketCount).toBeGreaterThan(40)
})

test('a bet before the kick-off is taken at once, and paid by its price when the match is over', async () => {
  const frame = await world.openFrame()
  const match = first()
  const bets = await Promise.all(['home', 'draw', 'away'].map((selection) => frame.single(match, '1x2', selection)))
  expect(bets.map(({ bet }) => bet?.state)).toEqual(['accepted', 'accepted', 'accepted'])
  expect(frame.balanceMinor).toBe(startMinor - 3n * stakeMinor)
  await world.playUntil(match, overMs)
  await world.pay()
  const ended = await frame.bets()
  const [won] = ended.filter(({ state }) => state === 'won')
  expect(ended.map(({ state }) => state).sort()).toEqual(['lost', 'lost', 'won'])
  const [leg] = won?.legs ?? []
  const [home = 0, away = 0] = leg?.result?.fullTime ?? []
  expect(leg?.picks[0]?.selection).toBe(home > away ? 'home' : home < away ? 'away' : 'draw')
  const payoutMinor = (stakeMinor * BigInt(Math.round(Number(leg?.price) * 100))) / 100n
  expect(BigInt(won?.payoutMinor ?? 0)).toBe(payoutMinor)
  expect(frame.balanceMinor).toBe(startMinor - 3n * stakeMinor + payoutMinor)
})

test('the same slip is one bet, and a parlay pays the product of its prices or nothing', async () => {
  const frame = await world.openFrame()
  const picks = [{ market: 'btts', selection: 'yes' }]
  const legs = await Promise.all(
    [first(), second()].map(async ({ matchId }) => ({
      ...{ matchId, picks, price: priceOf(await world.match(matchId), 'btts', 'yes') },
    })),
  )
  const slip = { slipId: randomUUID(), legs }
  const placed = await Promise.all([frame.place(slip), frame.place(slip)])
  expect(new Set(placed.map(({ bet }) => bet?.betId)).size).toBe(1)
  expect(frame.balanceMinor).toBe(startMinor - stakeMinor)
  await world.playUntil(second(), overMs)
  await world.pay()
  const [bet] = await frame.bets()
  const isWon = bet?.legs.every(({ outcome }) => outcome === 'win')
  const product = legs.reduce((all, { price }) => all * BigInt(Math.round(Number(price) * 100)), 1n)
  expect(BigInt(bet?.payoutMinor ?? -1)).toBe(isWon ? (stakeMinor * product) / 10_000n : 0n)
})

test('a price that is not the one of now is offered anew, and picks that cannot win together are refused', async () => {
  const frame = await world.openFrame()
  const match = await world.match(first().matchId)
  const { matchId } = match
  const home = { market: '1x2', selection: 'home' }
  const moved = await frame.place({ legs: [{ matchId, picks: [home], price: '50.00' }] })
  const offer = { prices: [priceOf(match, '1x2', 'home')], unitMinor: '1000000' }
  expect(moved).toMatchObject({ bet: null, refusal: { code: 'PRICE_MOVED', offer } })
  const picks = [home, { market: 'correct-score', selection: '0-0' }]
  const impossible = await frame.place({ legs: [{ matchId, picks, price: '9.00' }] })
  expect(impossible.refusal?.code).toBe('COMBINATION_IMPOSSIBLE')
  expect(frame.balanceMinor).toBe(startMinor)
})

test('a bet in play waits three seconds: taken where nothing happened, given back where something did', async () => {
  const frame = await world.openFrame()
  const start = await world.quietMatch()
  await world.playUntil(start, 1_000)
  const live = (await world.coupon('view=live')).find(({ matchId }) => matchId === start.matchId)
  expect(live).toMatchObject({ state: 'playing', period: 'first-half', isSuspended: false })
  const quiet = await frame.single(live as SportsMatchView, '1x2', 'draw', { accept: 'any' })
  expect(quiet.bet?.state).toBe('pending')
  world.clock.advance(3_000)
  await world.play()
  await decidePending(world.context)
  expect((await frame.bets())[0]?.state).toBe('accepted')
  const late = await frame.single(await world.match(start.matchId), '1x2', 'draw', { accept: 'any' })
  // Whatever is told of the match in the meantime ends the bet.
  await changeVersion(start.matchId, 1)
  world.clock.advance(3_000)
  await decidePending(world.context)
  await changeVersion(start.matchId, -1)
  await world.pay()
  const [refused] = await frame.bets()
  expect(refused).toMatchObject({ betId: late.bet?.betId, state: 'refused', refusal: { code: 'SUSPENDED' } })
  expect(frame.balanceMinor).toBe(startMinor - stakeMinor)
})

test('an open bet is ended for its expected return less a twentieth, once, and never for more than it is worth', async () => {
  const frame = await world.openFrame()
  const match = await world.match(first().matchId)
  const { bet } = await frame.single(match, '1x2', 'home')
  const offered = bet?.cashOutMinor ?? ''
  const fair = match.markets.find(({ market }) => market === '1x2')?.outcomes[0]?.fair
  const worth = (Number(stakeMinor) * Number(bet?.legs[0]?.price) * 0.95) / Number(fair)
  expect(Math.abs(Number(offered) - worth)).toBeLessThan(5)
  const dear = await frame.cashOut(bet?.betId ?? '', String(BigInt(offered) + 1n))
  expect(dear.refusal).toMatchObject({ code: 'CASH_OUT_MOVED', limit: offered })
  const ended = await Promise.all([1, 2].map(() => frame.cashOut(bet?.betId ?? '', offered)))
  expect(ended.map((one) => one.bet?.state)).toEqual(['cashed-out', 'cashed-out'])
  await world.pay()
  expect(frame.balanceMinor).toBe(startMinor - stakeMinor + BigInt(offered))
  await world.playUntil(match, overMs)
  await world.pay()
  const [closed] = await frame.bets()
  expect(closed).toMatchObject({ state: 'cashed-out', payoutMinor: offered, cashOutMinor: null })
  expect(closed?.legs[0]?.outcome).not.toBeNull()
  expect(frame.balanceMinor).toBe(startMinor - stakeMinor + BigInt(offered))
})

test('what the worst score of a match may cost is bounded: the largest stake that fits is offered, and a refund makes room', async () => {
  const match = await world.match(first().matchId)
  const frame = await world.openFrame({ balanceMinor: 10n ** 15n })
  const price = Number(priceOf(match, '1x2', 'away'))
  const capMinor = 50_000_000_000
  const whole = String(Math.ceil((capMinor / (price - 1)) * 1.01))
  const over = await frame.single(match, '1x2', 'away', { unitMinor: whole })
  expect(over).toMatchObject({ bet: null, refusal: { code: 'OVER_EXPOSURE', limit: String(capMinor) } })
  const unitMinor = over.refusal?.offer?.unitMinor ?? ''
  expect((Number(unitMinor) * (price - 1)) / capMinor).toBeCloseTo(1, 3)
  expect((await frame.single(match, '1x2', 'away', { unitMinor })).bet?.state).toBe('accepted')
  // The other side evens the book out.
  expect((await frame.single(match, '1x2', 'away')).refusal?.code).toBe('OVER_EXPOSURE')
  expect((await frame.single(match, '1x2', 'home', { unitMinor: '500000000' })).bet?.state).toBe('accepted')
  const { bet: last } = await frame.single(match, '1x2', 'away')
  expect(last?.state).toBe('accepted')
  // What the wallet refuses weighs nothing.
  const poor = await world.openFrame({ balanceMinor: 0n })
  await poor.single(match, '1x2', 'home', { unitMinor: '500000000' })
  const stands = BigInt(unitMinor) + 500_000_000n + stakeMinor
  expect(await weightOf(match.matchId)).toBe(stands)
  // Nor does what was ended for its worth.
  await frame.cashOut(last?.betId ?? '', last?.cashOutMinor ?? '')
  expect(await weightOf(match.matchId)).toBe(stands - stakeMinor)
})

test('a bet in play that is taken at another price weighs on its match with that price', async () => {
  const frame = await world.openFrame()
  const start = await world.quietMatch()
  // Prices follow the clock in steps of five seconds.
  await world.playUntil(start, 3_500)
  const { bet } = await frame.single(await world.match(start.matchId), '1x2', 'draw', { accept: 'any' })
  world.clock.advance(3_000)
  await world.play()
  await decidePending(world.context)
  const [taken] = await frame.bets()
  expect(taken?.state).toBe('accepted')
  expect(taken?.legs[0]?.price).not.toBe(bet?.legs[0]?.price)
  const entries = await entriesOf(start.matchId)
  const x100 = (price = '') => Math.round(Number(price) * 100)
  expect(
    entries.filter(({ round_id }) => round_id === bet?.betId).map(({ sign, price_x100 }) => sign * price_x100),
  ).toEqual([x100(bet?.legs[0]?.price), -x100(bet?.legs[0]?.price), x100(taken?.legs[0]?.price)])
})
