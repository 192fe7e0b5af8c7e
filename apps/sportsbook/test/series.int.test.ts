import type { SportsEventView, SportsMatchView } from '@fairground/contract/sports'
import { sportsPaths } from '@fairground/contract/sports'
import { beforeAll, describe, expect, test } from 'vitest'
import type { League } from '../src/leagues/league.ts'
import { seriesLeagues } from '../src/leagues/series-leagues.ts'
import { decidePending } from '../src/slips/decide-pending.ts'
import { viewBets } from '../src/slips/view-bets.ts'
import { priceOf, SportsWorld, smallLeague, startMinor } from './sports-world.ts'

const leagueOf = (sport: League['sport']): League => {
  const found = seriesLeagues.find((league) => league.sport === sport)
  if (!found) throw new Error(`no league of ${sport}`)
  return { ...found, teams: found.teams.slice(0, 4) }
}
const unitMinor = 1_000_000n
const overMs = 40 * 60_000

async function eventsOf(world: SportsWorld, { matchId }: SportsMatchView): Promise<SportsEventView[]> {
  const { body } = await world.call({ method: 'GET', url: sportsPaths.match(matchId) })
  return (body as { events: SportsEventView[] }).events
}

describe.each(['cs', 'moba', 'tennis'] as const)('a series of %s', (sport) => {
  const world = new SportsWorld(leagueOf(sport))
  beforeAll(() => world.clock.stop())
  const one = sport === 'tennis' ? 'set' : 'map'

  test('is offered, played part by part, and pays the winner at the price of the bet', async () => {
    await world.play()
    const match = (await world.coupon())[0] as SportsMatchView
    const frame = await world.openFrame()
    expect((await frame.single(match, 'match-winner', 'home')).bet?.state).toBe('accepted')
    expect((await frame.single(match, 'match-winner', 'away')).bet?.state).toBe('accepted')
    const score = match.markets.find(({ market }) => market === `${one}-score`)
    expect(score?.outcomes.filter(({ price }) => price !== null)).toHaveLength(
      match.inputs.series?.bestOf === 5 ? 6 : 4,
    )
    await world.playUntil(match, overMs)
    await world.pay()
    const events = await eventsOf(world, match)
    const over = await world.match(match.matchId)
    expect([over.state, over.inputs.halfTime]).toEqual(['settled', null])
    const [home, away] = over.inputs.score
    expect(Math.max(home, away)).toBe(match.inputs.series?.bestOf === 5 ? 3 : 2)
    expect(events.filter(({ kind }) => kind === 'part')).toHaveLength(home + away)
    expect(events.map(({ kind }) => kind).at(-1)).toBe('full-time')
    // By now the session of the frame is over.
    const rows = world.context.db.selectFrom('rounds').selectAll().where('player_id', '=', frame.playerId)
    const bets = await viewBets(world.context, await rows.execute())
    const won = bets.filter(({ state }) => state === 'won')
    expect([won.length, bets.filter(({ state }) => state === 'lost').length]).toEqual([1, 1])
    const priceX100 = BigInt(priceOf(match, 'match-winner', home > away ? 'home' : 'away').replace('.', ''))
    expect(frame.balanceMinor).toBe(startMinor - 2n * unitMinor + (unitMinor * priceX100) / 100n)
  })

  test('takes a bet in play at the price of its delay, and none of another game', async () => {
    await world.play()
    const match = (await world.coupon())[0] as SportsMatchView
    const frame = await world.openFrame()
    await world.playUntil(match, 1_000)
    const live = await world.match(match.matchId)
    expect([live.period, live.inputs.minute, live.isSuspended]).toEqual(['in-play', 1, false])
    expect((await frame.single(live, 'match-winner', 'home')).bet?.state).toBe('pending')
    world.clock.advance(3_000)
    await world.play()
    await decidePending(world.context)
    expect((await frame.bets())[0]?.state).toBe('accepted')
    const stranger = await world.openFrame({ gameId: 'football' })
    expect((await stranger.single(live, 'match-winner', 'home')).code).toBe('BAD_REQUEST')
  })
})

describe('a match of football', () => {
  const world = new SportsWorld(smallLeague)
  test('offers no market of a series', async () => {
    await world.play()
    const match = (await world.coupon())[0] as SportsMatchView
    const frame = await world.openFrame()
    const picks = [{ market: 'match-winner', selection: 'home' }]
    const placed = await frame.place({ legs: [{ matchId: match.matchId, picks, price: '1.90' }] })
    expect(placed.refusal?.code).toBe('MARKET_CLOSED')
  })
})
