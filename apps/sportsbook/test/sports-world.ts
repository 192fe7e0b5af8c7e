import { randomBytes, randomUUID } from 'node:crypto'
import {
  type PlaceSportsSlip,
  type SportsBetView,
  type SportsCoupon,
  type SportsMatchView,
  type SportsRefusal,
  sportsPaths,
} from '@fairground/contract/sports'
import { type FollowSports, sportsFollowedPaths } from '@fairground/contract/sports-followed'
import { testDatabase } from '@fairground/postgres/testing'
import { ChainSeeds, openVendorLogin, prepareVendorDatabase, runDueCalls } from '@fairground/vendor-kit'
import { type Answer, type Call, callAsPortal, FakeWallet, TestClock } from '@fairground/vendor-kit/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../src/app.ts'
import { sportsbookStorage } from '../src/config.ts'
import { chainKitOf, kitOf, type SportsContext } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import type { League } from '../src/leagues/league.ts'
import { scriptOf } from '../src/matches/match-script.ts'
import { secretsOf } from '../src/matches/match-secrets.ts'
import { lockMatch } from '../src/matches/match-store.ts'
import { MatchWriter } from '../src/matches/run-matches.ts'
import { gameOfSport } from '../src/portal/sports-games.ts'
import { endsOfCall } from '../src/slips/slip-ends.ts'

export const portalOrigin = 'http://portal.test'
export const startMinor = 100_000_000n

const names = ['North', 'South', 'East', 'West']
/** Four teams of one strength, so that a season is six match days of two. */
export const smallLeague: League = {
  sport: 'football',
  ...{ leagueId: 'small-1', names: { vi: 'Giải nhỏ', en: 'Small League' }, land: 'Smallia', division: 1 },
  ...{ goals: 2.67, everyMinutes: 12, shiftMinutes: 0 },
  teams: names.map((name, index) => ({ teamId: `small-${index + 1}`, name, rating: 1570 })),
}

type Running = { context: SportsContext; app: FastifyInstance; close(): Promise<void> }
type Placed = { bet: SportsBetView | null; refusal: SportsRefusal | null; code?: string; message?: string }

/** The sportsbook of one test file: real database, real wallet over HTTP, calls through the front door. */
export class SportsWorld {
  readonly clock = new TestClock()
  readonly league: League
  readonly key = { vendorId: 'sportsbook', keyId: 'k1', secret: randomBytes(32) }
  readonly wallet = new FakeWallet(this.key, this.clock)
  private running: Running | undefined
  private writer: MatchWriter | undefined
  private readonly database = testDatabase('sportsbook', (url) => prepareVendorDatabase(sportsbookStorage, url))

  /** Of one league. */
  constructor(league: League = smallLeague) {
    this.league = league
    beforeAll(async () => {
      const { context, close } = createContext(await this.config(), this.clock, [league])
      this.running = { context, close, app: await createApp(context) }
      this.writer = new MatchWriter(context, league)
    })
    afterAll(async () => {
      await this.running?.app.close()
      await this.running?.close()
      await this.wallet.stop()
    })
  }

  get context(): SportsContext {
    if (!this.running) throw new Error('the sportsbook runs from beforeAll on')
    return this.running.context
  }

  async call(call: Call): Promise<Answer<unknown>> {
    const answer = await this.running?.app.inject(call)
    return { status: answer?.statusCode ?? 0, body: answer?.json() }
  }

  /** Takes every match as far as it has come by now. */
  async play(): Promise<void> {
    for (let steps = 0; steps < 20 && (await this.writer?.step()) === 0; steps += 1);
  }

  /** Until so long after its kick-off. */
  async playUntil(match: { startsAt: string }, afterMs: number): Promise<void> {
    this.clock.advance(Date.parse(match.startsAt) + afterMs - this.clock.now().getTime())
    await this.play()
    await this.play()
  }

  /** Sends what is owed until nothing is due. */
  async pay(): Promise<void> {
    while ((await runDueCalls(kitOf(this.context), endsOfCall(this.context))) > 0);
  }

  async coupon(query = 'view=soon'): Promise<SportsMatchView[]> {
    const game = gameOfSport(this.league.sport)
    const { body } = await this.call({ method: 'GET', url: `${sportsPaths.coupon}?game=${game}&${query}` })
    return (body as SportsCoupon).matches
  }

  async match(matchId: string): Promise<SportsMatchView> {
    const { body } = await this.call({ method: 'GET', url: sportsPaths.match(matchId) })
    return (body as { match: SportsMatchView }).match
  }

  /** The next match in which nobody scores in the first ten seconds: what is tried there meets no goal. */
  async quietMatch(): Promise<SportsMatchView> {
    const { context } = this
    const seeds = new ChainSeeds(chainKitOf(context))
    const isQuiet = ({ matchId }: SportsMatchView) =>
      context.db.transaction().execute(async (tx) => {
        const match = await lockMatch(tx, matchId)
        const script = scriptOf(match, await secretsOf(context, tx, match, seeds), context.config.tempo)
        return script.every(({ kind, atMs }) => kind !== 'goal' || atMs > 10_000)
      })
    for (const match of await this.coupon()) if (await isQuiet(match)) return match
    throw new Error('every match has a goal in its first seconds')
  }

  /** A player of the wallet, launched by the portal. */
  async openFrame({ balanceMinor = startMinor, gameId = gameOfSport(this.league.sport) } = {}): Promise<SportsFrame> {
    const playerId = `plr-${randomUUID()}`
    this.wallet.book.addPlayer(playerId, { balanceMinor, mode: 'real', currency: 'VND' })
    const launchToken = this.wallet.book.newLaunchToken(playerId, gameId)
    await callAsPortal(this, 'POST', '/launch', {
      ...{ requestId: randomUUID(), playerId, gameId, launchToken, currency: 'VND', language: 'vi', device: 'mobile' },
      ...{ lobbyUrl: `${portalOrigin}/sports`, cashierUrl: `${portalOrigin}/deposit`, mode: 'real' },
    })
    const { body } = await this.call({
      ...{ method: 'POST', url: sportsPaths.openSession, payload: JSON.stringify({ launchToken, gameId }) },
      headers: { 'content-type': 'application/json' },
    })
    return new SportsFrame(this, playerId, (body as { session: string }).session)
  }

  private async config() {
    return {
      ...{ databaseUrl: await openVendorLogin(sportsbookStorage, this.database.url), databaseLoginUrl: undefined },
      ...{ host: '127.0.0.1', port: 1, metricsPort: undefined, url: 'http://sports.test', pswKey: this.key },
      ...{ walletUrl: await this.wallet.start(), portalOrigins: [portalOrigin], seedKey: Buffer.alloc(32, 5) },
      ...{ drandUrls: [], trustedProxies: [], hasLimits: false, securityContact: `${portalOrigin}/about` },
      ...{ logLevel: process.env.TEST_LOG_LEVEL ?? 'silent', tempo: 1, leagues: 'all' as const },
    }
  }
}

/** A price as a page shows it. */
export function priceOf({ markets }: SportsMatchView, market: string, selection: string, line?: string): string {
  const found = markets.find((one) => one.market === market && (line === undefined || one.line === line))
  return found?.outcomes.find((outcome) => outcome.selection === selection)?.price ?? ''
}

/** A player in an open frame. */
export class SportsFrame {
  readonly playerId: string
  private readonly world: SportsWorld
  private readonly session: string

  constructor(world: SportsWorld, playerId: string, session: string) {
    this.world = world
    this.playerId = playerId
    this.session = session
  }

  get balanceMinor(): bigint {
    return this.world.wallet.book.balanceOf(this.playerId)
  }

  /** A single at the price that is shown; other terms by `wishes`. */
  single(match: SportsMatchView, market: string, selection: string, wishes: Partial<PlaceSportsSlip> = {}) {
    const picks = [{ market, selection }]
    return this.place({
      legs: [{ matchId: match.matchId, picks, price: priceOf(match, market, selection) }],
      ...wishes,
    })
  }

  async place(slip: Partial<PlaceSportsSlip> & Pick<PlaceSportsSlip, 'legs'>): Promise<Placed> {
    const body = { slipId: randomUUID(), accept: 'none', sizes: [slip.legs.length], unitMinor: '1000000', ...slip }
    return (await this.send('POST', sportsPaths.slips, body)) as Placed
  }

  async cashOut(betId: string, offerMinor: string): Promise<Placed> {
    return (await this.send('POST', sportsPaths.cashOut(betId), { offerMinor })) as Placed
  }

  async favourites(): Promise<unknown> {
    return this.send('GET', sportsFollowedPaths.favourites)
  }

  async follow(change: FollowSports): Promise<unknown> {
    return this.send('POST', sportsFollowedPaths.favourites, change)
  }

  async bets(): Promise<SportsBetView[]> {
    return ((await this.send('GET', sportsPaths.slips)) as { bets: SportsBetView[] }).bets
  }

  private async send(method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.session}`, 'content-type': 'application/json' }
    const answer = await this.world.call({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) })
    return answer.body
  }
}
