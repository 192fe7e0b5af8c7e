import { VendorDeskActs } from '@fairground/contract/psw'
import type { SportsMatchView } from '@fairground/contract/sports'
import {
  SportsDeskBets,
  SportsDeskMatchView,
  SportsDeskOpened,
  SportsDeskView,
  sportsDeskPaths,
} from '@fairground/contract/sports-desk'
import { StaffDeskAnswer } from '@fairground/contract/staff-desk'
import {
  callAsPortal,
  type DeskPerson,
  deskTicketFor,
  openDeskWith,
  openTestDesk,
} from '@fairground/vendor-kit/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decidePending } from '../src/slips/decide-pending.ts'
import { priceOf, SportsWorld, smallLeague, startMinor } from './sports-world.ts'

const world = new SportsWorld()
const stakeMinor = 1_000_000n
const { leagueId } = smallLeague
/** Tests beside this one write too. */
const patience = { timeout: 20_000, interval: 100 }
const overMs = 2 * 300_000 + 15_000 + 1_000

class DeskOf {
  private readonly send: Awaited<ReturnType<typeof openTestDesk>>
  constructor(send: DeskOf['send']) {
    this.send = send
  }
  static async open(staffId: string, person: Omit<DeskPerson, 'staffId'> = {}) {
    return new DeskOf(await openTestDesk(world, sportsDeskPaths.open, { staffId, ...person }))
  }
  async act(act: string, about: Record<string, unknown> = {}): Promise<string> {
    const { body } = await this.send('POST', sportsDeskPaths.acts, { act, leagueId, ...about })
    return StaffDeskAnswer.parse(body).result
  }
  async view(query = '') {
    return SportsDeskView.parse((await this.send('GET', `${sportsDeskPaths.view}?${query}`)).body)
  }
  async match(matchId: string) {
    return SportsDeskMatchView.parse((await this.send('GET', `${sportsDeskPaths.match}?matchId=${matchId}`)).body)
  }
  async bets(matchId = '') {
    return SportsDeskBets.parse((await this.send('GET', `${sportsDeskPaths.bets}?matchId=${matchId}`)).body).bets
  }
}

let [an, binh]: DeskOf[] = []
let soon: SportsMatchView[]
const people = () => {
  if (!an || !binh) throw new Error('desks are opened before each test')
  return { an, binh }
}
const [first, second] = [() => soon[0] as SportsMatchView, () => soon[1] as SportsMatchView]

// Only the tests say what time it is.
beforeAll(() => world.clock.stop())
beforeEach(async () => {
  await world.play()
  soon = await world.coupon()
  an = await DeskOf.open('stf_an')
  binh = await DeskOf.open('stf_binh')
})

async function callOff(matchId: string): Promise<void> {
  const { an, binh } = people()
  expect(await an.act('ask-void', { matchId, reason: 'a wrong line-up' })).toBe('asked')
  const wish = (await binh.view()).wishes.at(-1)
  expect(await binh.act('agree', { wishId: wish?.wishId })).toBe('done')
  // Bets that were on their way are written by then.
  world.clock.advance(10_000)
  await world.play()
  await world.pay()
}

describe('the desk', () => {
  test('opens once with a ticket, shows live matches before the next, and finds them by league and team', async () => {
    const ticket = await deskTicketFor(world, { staffId: 'stf_an' })
    const { body } = await openDeskWith(world, sportsDeskPaths.open, ticket)
    expect(SportsDeskOpened.parse(body).view.matches).toHaveLength(6)
    expect((await openDeskWith(world, sportsDeskPaths.open, ticket)).status).toBe(401)
    const start = first()
    await world.playUntil(start, 1_000)
    const { an } = people()
    const { matches, totals, leagues } = await an.view()
    expect(matches.map(({ state }) => state).slice(0, 3)).toEqual(['playing', 'playing', 'open'])
    expect(totals).toMatchObject({ live: 2, stopped: 0 })
    expect(leagues).toMatchObject([{ leagueId, live: 2, isSilent: false, isStopped: false }])
    const [home] = matches
    const found = await an.view(`text=${home?.home.toLowerCase()}&phase=live`)
    expect(found.matches.map(({ matchId }) => matchId)).toEqual([home?.matchId])
    expect((await an.view('leagueId=other')).matches).toEqual([])
    world.clock.advance(5_001)
    expect((await an.view()).leagues).toMatchObject([{ silentMs: 5_001, isSilent: true }])
    await world.playUntil(start, overMs)
    const later = await DeskOf.open('stf_an')
    expect((await later.view('phase=over')).matches[0]).toMatchObject({ state: 'settled' })
  })

  test('what stands on a match is shown by outcome, with what the house has at worst, on average and if it wins', async () => {
    const { an } = people()
    const match = first()
    const frame = await world.openFrame()
    await frame.single(match, '1x2', 'home', { unitMinor: '3000000' })
    await frame.single(match, '1x2', 'away')
    const shown = await an.match(match.matchId)
    const market = shown.markets.find(({ market }) => market === '1x2')
    const [home, draw, away] = market?.outcomes ?? []
    expect(home).toMatchObject({ price: priceOf(match, '1x2', 'home') })
    expect(home?.money).toMatchObject([{ currency: 'VND', bets: 1, stakesMinor: '3000000' }])
    const ifHome = 4_000_000 - Math.floor(3_000_000 * Number(home?.price))
    expect(Number(home?.money[0]?.ifMinor)).toBe(ifHome)
    expect(Number(draw?.money[0]?.ifMinor)).toBe(4_000_000)
    const [risk] = shown.match.risk
    expect(risk).toMatchObject({ stakesMinor: '4000000', worstMinor: String(ifHome), capMinor: '50000000000' })
    const chances = [home, draw, away].map((outcome) => 1 / Number(outcome?.fair))
    const results = [home, draw, away].map((outcome) => Number(outcome?.money[0]?.ifMinor))
    const mean = chances.reduce((all, chance, place) => all + chance * (results[place] ?? 0), 0)
    expect(Math.abs(Number(risk?.expectedMinor) - mean)).toBeLessThan(5)
    expect((await an.view()).totals.risk).toMatchObject([{ currency: 'VND' }])
    const large = await an.bets(match.matchId)
    expect(large.map(({ bet }) => bet.stakeMinor)).toEqual(['3000000', '1000000'])
    expect(large[0]?.playerId).toBe(frame.playerId)
  })

  test('every act is told to the audit log of the portal, refused ones too', async () => {
    const runner = await DeskOf.open('stf_run', { rights: ['run'] })
    const { matchId } = second()
    expect(await runner.act('ask-void', { matchId, reason: 'a test' })).toBe('no-right')
    expect(await runner.act('stop-match', { matchId: 'mtc_none' })).toBe('unknown')
    expect(await runner.act('stop-match', { matchId })).toBe('done')
    expect(await runner.act('open-match', { matchId })).toBe('done')
    // What an older transaction of anybody may still come before is told with the next page.
    await expect
      .poll(async () => {
        const { body } = await callAsPortal(world, 'GET', '/desk/acts?cursor=')
        return VendorDeskActs.parse(body).acts.filter(({ staffId }) => staffId === 'stf_run')
      }, patience)
      .toMatchObject([
        { act: 'ask-void', tableId: leagueId, sharedRoundId: matchId, facts: { result: 'no-right' } },
        { act: 'stop-match', facts: { result: 'unknown' } },
        { act: 'stop-match', sharedRoundId: matchId, facts: { result: 'done' } },
        { act: 'open-match', sharedRoundId: matchId, facts: { result: 'done' } },
      ])
  })
})

describe('what is stopped', () => {
  test('a match takes no bets until it is open again, and one that waited for its delay has its stake back', async () => {
    const { an } = people()
    const start = await world.quietMatch()
    await world.playUntil(start, 1_000)
    const live = await world.match(start.matchId)
    const frame = await world.openFrame()
    const bet = () => frame.single(live, '1x2', 'draw', { accept: 'any' })
    expect((await bet()).bet?.state).toBe('pending')
    expect(await an.act('stop-match', { matchId: live.matchId })).toBe('done')
    expect((await bet()).refusal?.code).toBe('SUSPENDED')
    expect((await an.match(live.matchId)).match).toMatchObject({ isStopped: true, isSuspended: true })
    world.clock.advance(3_000)
    await world.play()
    await decidePending(world.context)
    await world.pay()
    expect((await frame.bets())[0]?.refusal?.code).toBe('SUSPENDED')
    expect(frame.balanceMinor).toBe(startMinor)
    await an.act('open-match', { matchId: live.matchId })
    expect((await bet()).bet?.state).toBe('pending')
    await world.playUntil(start, overMs)
  })

  test('a league takes none on any of its matches', async () => {
    const { an } = people()
    const frame = await world.openFrame()
    expect(await an.act('stop-league')).toBe('done')
    expect((await frame.single(second(), '1x2', 'home')).refusal?.code).toBe('SUSPENDED')
    expect(await an.view()).toMatchObject({ leagues: [{ isStopped: true }], totals: { stopped: 6 } })
    expect(await an.act('open-league')).toBe('done')
    expect((await frame.single(second(), '1x2', 'home')).bet?.state).toBe('accepted')
  })
})

test('margin and limit of a league are set with a reason: prices, pages, limits and the log follow, bets that stand keep theirs', async () => {
  const { an } = people()
  const match = second()
  const frame = await world.openFrame({ balanceMinor: 10n ** 15n })
  const { bet } = await frame.single(match, '1x2', 'home')
  const runner = await DeskOf.open('stf_run_only', { rights: ['run'] })
  const terms = { marginPercent: 5, capPercent: 50, reason: 'a final' }
  expect(await runner.act('set-terms', terms)).toBe('no-right')
  expect(await an.act('set-terms', terms)).toBe('done')
  expect((await an.view()).leagues).toMatchObject([{ marginPercent: 5, capPercent: 50 }])
  const dear = await world.match(match.matchId)
  const shown = dear.markets.find(({ market }) => market === '1x2')
  expect([shown?.booksum, dear.inputs.marginPercent]).toEqual(['1.11', 5])
  expect(shown?.outcomes.reduce((sum, { price }) => sum + 1 / Number(price), 0)).toBeCloseTo(1.11, 1)
  expect(Number(priceOf(dear, '1x2', 'home'))).toBeLessThan(Number(priceOf(match, '1x2', 'home')))
  expect((await frame.single(match, '1x2', 'home')).refusal?.code).toBe('PRICE_MOVED')
  const price = Number(priceOf(dear, '1x2', 'away'))
  const capMinor = 25_000_000_000
  const whole = String(Math.ceil((capMinor / (price - 1)) * 1.01))
  const over = await frame.single(dear, '1x2', 'away', { unitMinor: whole })
  expect(over.refusal).toMatchObject({ code: 'OVER_EXPOSURE', limit: String(capMinor) })
  expect((await frame.bets())[0]).toMatchObject({ betId: bet?.betId, legs: [{ price: bet?.legs[0]?.price }] })
  const { acts } = await an.view()
  expect(acts[0]).toMatchObject({ act: 'set-terms' })
  expect(await an.act('set-terms', { marginPercent: 0, capPercent: 100, reason: 'over' })).toBe('done')
  expect(await world.match(match.matchId)).toMatchObject({ inputs: expect.not.objectContaining({ marginPercent: 5 }) })
})

describe('a match is called off by two people', () => {
  test('nobody agrees to what they asked themselves, by another account either', async () => {
    const { an, binh } = people()
    const { matchId } = first()
    expect(await an.act('ask-void', { matchId, reason: 'a test' })).toBe('asked')
    const wish = (await an.view()).wishes.at(-1)
    expect(wish).toMatchObject({ act: 'void', isMine: true, askedBy: 'stf_an', reason: 'a test' })
    const { wishId } = wish ?? {}
    expect(await an.act('agree', { wishId })).toBe('own')
    const again = await DeskOf.open('stf_invited_by_an', { sameAs: ['stf_an'] })
    expect(await again.act('agree', { wishId })).toBe('own')
    expect(await binh.act('drop', { wishId })).toBe('done')
    expect(await binh.act('agree', { wishId })).toBe('unknown')
    expect((await an.match(matchId)).match.state).toBe('open')
  })

  test('a single has its stake back, a parlay goes on without the match, and bets on it are over', async () => {
    const { an } = people()
    const [off, other] = [first(), second()]
    const frame = await world.openFrame()
    const single = await frame.single(off, '1x2', 'home')
    const picks = [{ market: '1x2', selection: 'home' }]
    const parlay = await frame.place({
      legs: [off, other].map((match) => ({ matchId: match.matchId, picks, price: priceOf(match, '1x2', 'home') })),
    })
    const built = [...picks, { market: 'btts', selection: 'yes' }]
    await frame.place({ accept: 'any', legs: [{ matchId: off.matchId, picks: built, price: '1.01' }] })
    expect(frame.balanceMinor).toBe(startMinor - 3n * stakeMinor)
    await callOff(off.matchId)
    expect(frame.balanceMinor).toBe(startMinor - stakeMinor)
    const betOf = async (betId = '') => (await frame.bets()).find((bet) => bet.betId === betId)
    expect(await betOf(single.bet?.betId)).toMatchObject({ state: 'returned', legs: [{ outcome: 'void' }] })
    expect(await betOf(parlay.bet?.betId)).toMatchObject({
      ...{ state: 'accepted', legs: [{ outcome: 'void' }, { outcome: null }] },
    })
    expect((await frame.single(off, '1x2', 'home')).bet).toBeNull()
    expect((await an.view('phase=over')).matches).toContainEqual(
      expect.objectContaining({ matchId: off.matchId, state: 'void', voidCause: 'staff' }),
    )
    await world.playUntil(other, overMs)
    await world.pay()
    const ended = await betOf(parlay.bet?.betId)
    const isWon = ended?.legs[1]?.outcome === 'win'
    const priceX100 = BigInt(Math.round(Number(parlay.bet?.legs[1]?.price) * 100))
    expect(BigInt(ended?.payoutMinor ?? -1)).toBe(isWon ? (stakeMinor * priceX100) / 100n : 0n)
    // Asked again, it is too late.
    expect(await an.act('ask-void', { matchId: off.matchId, reason: 'once more' })).toBe('late')
  })

  test('a match in play ends where it is, and a bet that waits for its delay has its stake back', async () => {
    const { an } = people()
    const start = await world.quietMatch()
    const frame = await world.openFrame()
    await world.playUntil(start, 1_000)
    const live = await world.match(start.matchId)
    expect((await frame.single(live, '1x2', 'draw', { accept: 'any' })).bet?.state).toBe('pending')
    await callOff(live.matchId)
    await decidePending(world.context)
    await world.pay()
    expect(frame.balanceMinor).toBe(startMinor)
    await world.playUntil(start, overMs)
    expect((await an.match(live.matchId)).match).toMatchObject({ state: 'void', score: live.inputs.score })
  })

  test('its seed stays closed until every match before it in the chain is over: it would give them away', async () => {
    const all = await world.coupon()
    const last = all.at(-1) as SportsMatchView
    await callOff(last.matchId)
    const seedOf = async (matchId: string) =>
      (
        await world.context.db
          .selectFrom('shared_rounds')
          .select(['server_seed', 'settled_at'])
          .where('shared_round_id', '=', matchId)
          .executeTakeFirstOrThrow()
      ).server_seed
    expect(await seedOf(last.matchId)).toBeNull()
    for (const match of all) await world.playUntil(match, overMs)
    expect(await seedOf(last.matchId)).toMatch(/^[0-9a-f]{64}$/)
  })
})
