import type { SportsEventView, SportsMatchView } from '@fairground/contract/sports'
import { sportsPaths } from '@fairground/contract/sports'
import { beforeAll, describe, expect, test } from 'vitest'
import type { League } from '../src/leagues/league.ts'
import { pointsLeagues } from '../src/leagues/points-leagues.ts'
import { decidePending } from '../src/slips/decide-pending.ts'
import { viewBets } from '../src/slips/view-bets.ts'
import { priceOf, SportsWorld, startMinor } from './sports-world.ts'

const [first] = pointsLeagues
if (!first) throw new Error('there is no league of basketball')
const league: League = { ...first, teams: first.teams.slice(0, 4) }
const unitMinor = 1_000_000n
const quarterMs = 24 * 5_000
/** Ten overtimes would fit. */
const overMs = 20 * 60_000

describe('a game of basketball', () => {
  const world = new SportsWorld(league)
  beforeAll(() => world.clock.stop())

  async function eventsOf({ matchId }: SportsMatchView): Promise<SportsEventView[]> {
    const { body } = await world.call({ method: 'GET', url: sportsPaths.match(matchId) })
    return (body as { events: SportsEventView[] }).events
  }

  test('is offered with its three markets, played quarter by quarter, and pays the winner, overtime included', async () => {
    await world.play()
    const match = (await world.coupon())[0] as SportsMatchView
    expect(match.markets.map(({ market }) => market)).toEqual(['money-line', 'points-handicap', 'total-points'])
    const frame = await world.openFrame()
    const total = match.markets[2]
    const line = total?.line ?? ''
    expect(Number(line) % 1).toBe(0.5)
    const over = { market: 'total-points', selection: 'over', line }
    const legs = [{ matchId: match.matchId, picks: [over], price: total?.outcomes[0]?.price ?? '' }]
    const placed = [
      await frame.single(match, 'money-line', 'home'),
      await frame.single(match, 'money-line', 'away'),
      await frame.place({ legs }),
    ]
    expect(placed.map(({ bet }) => bet?.state)).toEqual(['accepted', 'accepted', 'accepted'])
    const both = [{ matchId: match.matchId, picks: [over, { market: 'money-line', selection: 'home' }], price: '3.00' }]
    expect((await frame.place({ legs: both })).refusal?.code).toBe('COMBINATION_IMPOSSIBLE')
    await world.playUntil(match, overMs)
    await world.pay()
    const done = await world.match(match.matchId)
    const events = await eventsOf(match)
    const [home, away] = done.inputs.score
    expect([done.state, home === away]).toEqual(['settled', false])
    const periods = events.filter(({ kind }) => kind === 'period')
    expect(periods.length).toBeGreaterThanOrEqual(4)
    const sumOf = (side: number) => periods.reduce((sum, { part }) => sum + (part[side] ?? 0), 0)
    expect([sumOf(0), sumOf(1)]).toEqual([home, away])
    expect(done.parts.map(({ score }) => score)).toEqual(periods.map(({ part }) => part))
    const rows = world.context.db.selectFrom('rounds').selectAll().where('player_id', '=', frame.playerId)
    const bets = await viewBets(world.context, await rows.execute())
    const stateOf = new Map(bets.map(({ betId, state }) => [betId, state]))
    expect(placed.map(({ bet }) => stateOf.get(bet?.betId ?? ''))).toEqual([
      home > away ? 'won' : 'lost',
      home > away ? 'lost' : 'won',
      home + away > Number(line) ? 'won' : 'lost',
    ])
    const wonX100 = [
      priceOf(match, 'money-line', home > away ? 'home' : 'away'),
      ...(home + away > Number(line) ? [priceOf(match, 'total-points', 'over', line)] : []),
    ].map((price) => BigInt(price.replace('.', '')))
    const paidMinor = wonX100.reduce((sum, x100) => sum + (unitMinor * x100) / 100n, 0n)
    expect(frame.balanceMinor).toBe(startMinor - 3n * unitMinor + paidMinor)
  })

  test('takes a bet in play at the price of its delay; one whose quarter ends meanwhile is given back', async () => {
    await world.play()
    const match = (await world.coupon())[0] as SportsMatchView
    const frame = await world.openFrame()
    await world.playUntil(match, 11_000)
    const live = await world.match(match.matchId)
    expect([live.period, live.inputs.minute, live.inputs.points?.steps, live.isSuspended]).toEqual([
      ...['in-play', 1, 2, false],
    ])
    expect((await frame.single(live, 'money-line', 'home', { accept: 'any' })).bet?.state).toBe('pending')
    world.clock.advance(5_000)
    await world.play()
    world.clock.advance(-1_500)
    await decidePending(world.context)
    expect((await frame.bets())[0]?.state).toBe('accepted')
    await world.playUntil(match, quarterMs - 1_000)
    const late = await frame.single(await world.match(match.matchId), 'money-line', 'home', { accept: 'any' })
    expect(late.bet?.state).toBe('pending')
    world.clock.advance(3_000)
    await world.play()
    await decidePending(world.context)
    expect((await frame.bets())[0]).toMatchObject({ state: 'refused', refusal: { code: 'SUSPENDED' } })
    expect((await world.match(match.matchId)).inputs.minute).toBe(2)
  })
})
