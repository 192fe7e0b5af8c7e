import { randomBytes, randomUUID } from 'node:crypto'
import type { PswPace } from '@fairground/contract/psw'
import {
  CollectAnswer,
  OpenAnswer,
  type RoomOpenAnswer,
  type SlotOpenAnswer,
  type SpinAnswer,
  studioPaths,
} from '@fairground/contract/studio'
import { testDatabase } from '@fairground/postgres/testing'
import type { PswKey } from '@fairground/psw'
import { type Answer, callAsPortal, FakeWallet, TestClock, type TestVendor } from '@fairground/vendor-kit/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../src/app.ts'
import type { Catalogue } from '../src/catalogue/catalogue.ts'
import type { SlotGame } from '../src/catalogue/game.ts'
import { builtFolders } from '../src/client/client-routes.ts'
import type { Config } from '../src/config/config.ts'
import type { AppContext } from '../src/context.ts'
import { openStudioLogin, prepareDatabase } from '../src/db/prepare-database.ts'
import { openPools } from '../src/jackpots/open-pools.ts'
import { createContext } from '../src/start-studio.ts'

export const portalOrigin = 'http://portal.test'
export const gameId = 'rong-ho-phu-quy'
export const stakeMinor = '1000000'

export { type Answer, type Call, callAsPortal, TestClock } from '@fairground/vendor-kit/testing'

/** A studio that tests call as portal and as player, in this or a separate process. */
export type Studio = TestVendor

/** The studio of one test file: real database, real wallet over HTTP, calls through the front door. */
export interface TestStudio extends Studio {
  readonly databaseUrl: string
  readonly context: AppContext
  readonly app: FastifyInstance
}

export function testConfig(databaseUrl: string, walletUrl: string, key: PswKey): Config {
  return {
    databaseUrl,
    databaseLoginUrl: undefined,
    host: '127.0.0.1',
    port: 1,
    metricsPort: undefined,
    url: 'http://games.test',
    walletUrl,
    pswKey: key,
    portalOrigins: [portalOrigin],
    seedKey: Buffer.alloc(32, 5),
    trustedProxies: [],
    hasLimits: false,
    drandUrls: [],
    securityContact: `${portalOrigin}/about`,
    demoTitleCount: 0,
    rtpFloorBp: 0,
    tableTempo: 1,
    hasHouseTables: false,
    mediaTokens: { publish: 'publish-of-tests-1', play: 'play-of-tests-00001' },
    recordings: undefined,
    logLevel: process.env.TEST_LOG_LEVEL ?? 'silent',
  }
}

export function testStudio(catalogue?: () => Catalogue): TestStudio {
  const database = testDatabase('studio', prepareDatabase)
  const clock = new TestClock()
  const key = { vendorId: 'house', keyId: 'k1', secret: randomBytes(32) }
  const wallet = new FakeWallet(key, clock)
  let running: { context: AppContext; app: FastifyInstance; close(): Promise<void> } | undefined
  beforeAll(async () => {
    const config = testConfig(await openStudioLogin(database.url), await wallet.start(), key)
    const { context, close } = createContext(config, clock, catalogue?.())
    await openPools(context)
    running = { context, close, app: await createApp(context, builtFolders) }
  })
  afterAll(async () => {
    await running?.app.close()
    await running?.close()
    await wallet.stop()
  })
  const started = () => {
    if (!running) throw new Error('the studio runs from beforeAll on')
    return running
  }
  return {
    wallet,
    clock,
    key,
    async call(call) {
      const answer = await started().app.inject(call)
      return { status: answer.statusCode, body: answer.json() }
    },
    get databaseUrl() {
      return database.url
    },
    get context() {
      return started().context
    },
    get app() {
      return started().app
    },
  }
}

export interface LaunchWishes {
  playerId?: string
  gameId?: string
  mode?: 'real' | 'demo'
  balanceMinor?: bigint
  betLimits?: { min: string; max: string; payoutMax?: string }
  pace?: PswPace
  /** Marks that keep players apart at tables for money. */
  apart?: string[]
}

/** A launch as requested by the portal; creates unknown players. */
export async function launch(studio: Studio, wishes: LaunchWishes = {}) {
  const {
    playerId = `plr-${randomUUID()}`,
    mode = 'real',
    balanceMinor = 100_000_000n,
    betLimits,
    pace,
    apart,
  } = wishes
  const currency = mode === 'demo' ? 'FUN' : 'VND'
  if (!studio.wallet.book.accounts.has(playerId))
    studio.wallet.book.addPlayer(playerId, { currency, mode, balanceMinor, betLimits, pace, apart })
  const game = wishes.gameId ?? gameId
  const launchToken = studio.wallet.book.newLaunchToken(playerId, game)
  const answer = await callAsPortal(studio, 'POST', '/launch', {
    requestId: randomUUID(),
    playerId,
    gameId: game,
    launchToken,
    currency,
    language: 'vi',
    device: 'desktop',
    lobbyUrl: `${portalOrigin}/rng`,
    cashierUrl: `${portalOrigin}/deposit`,
    mode,
  })
  const { url, code } = answer.body
  return { playerId, launchToken, gameId: game, status: answer.status, code, url: String(url) }
}

/** A slot of the catalogue. */
export function findSlot(studio: TestStudio, id: string): SlotGame {
  const game = studio.context.catalogue.find(id)
  if (game?.kind !== 'slot') throw new Error(`${id} is no slot`)
  return game
}

/** A player in an open frame. */
export class Frame<Opened extends OpenAnswer | RoomOpenAnswer = SlotOpenAnswer> {
  readonly studio: Studio
  readonly playerId: string
  readonly opened: Opened

  constructor(studio: Studio, playerId: string, opened: Opened) {
    this.studio = studio
    this.playerId = playerId
    this.opened = opened
  }

  async get<Body>(path: string): Promise<Answer<Body>> {
    return this.send('GET', path)
  }

  async post<Body>(path: string, body: unknown = {}): Promise<Answer<Body>> {
    return this.send('POST', path, body)
  }

  /** A spin a player could make: at least 200 ms after the one before, by the test's clock. */
  async spin(
    wishes: { requestId?: string; stakeMinor?: string; freeRoundsId?: string } = {},
  ): Promise<Answer<SpinAnswer & { code?: string }>> {
    this.studio.clock.advance(250)
    return this.post(studioPaths.spin, { requestId: randomUUID(), stakeMinor, ...wishes })
  }

  async collect(roundId: string): Promise<CollectAnswer> {
    const { body } = await this.post(studioPaths.collect.replace(':roundId', roundId))
    return CollectAnswer.parse(body)
  }

  /** Spins and collects until there are this many rounds. */
  async play(rounds: number): Promise<SpinAnswer[]> {
    const spins: SpinAnswer[] = []
    for (let i = 0; i < rounds; i += 1) {
      const { body } = await this.spin()
      await this.collect(body.round.roundId)
      spins.push(body)
    }
    return spins
  }

  private async send<Body>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<Body>> {
    const headers = { authorization: `Bearer ${this.opened.session}`, 'content-type': 'application/json' }
    const answer = await this.studio.call({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return answer as Answer<Body>
  }
}

/** Launches and opens a slot in one go. */
export async function openFrame(studio: Studio, wishes: LaunchWishes = {}): Promise<Frame> {
  const { playerId, opened } = await openGame(studio, wishes)
  if (opened.kind !== 'slot') throw new Error(`${opened.gameId} is no slot`)
  return new Frame(studio, playerId, opened)
}

/** Launches and opens any game in one go. */
export async function openGame(
  studio: Studio,
  wishes: LaunchWishes,
): Promise<{ playerId: string; opened: OpenAnswer }> {
  const { playerId, launchToken, gameId: game } = await launch(studio, wishes)
  const payload = JSON.stringify({ launchToken, gameId: game })
  const { body } = await studio.call({
    method: 'POST',
    url: studioPaths.open,
    headers: { 'content-type': 'application/json' },
    payload,
  })
  return { playerId, opened: OpenAnswer.parse(body) }
}
