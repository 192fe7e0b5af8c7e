import { randomBytes, randomUUID } from 'node:crypto'
import { type LotteryDrawView, type LotteryTicketView, lotteryPaths } from '@fairground/contract/lottery'
import type { LotteryTicketProof, ShownLotteryTicket } from '@fairground/contract/lottery-proofs'
import { testDatabase } from '@fairground/postgres/testing'
import { openVendorLogin, prepareVendorDatabase, runDueCalls } from '@fairground/vendor-kit'
import { type Answer, type Call, callAsPortal, FakeWallet, TestClock } from '@fairground/vendor-kit/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type * as z from 'zod'
import { createApp } from '../src/app.ts'
import { lotteryStorage } from '../src/config.ts'
import { kitOf, type LotteryContext } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import { DrawWriter } from '../src/draws/run-draws.ts'
import type { House } from '../src/houses/house.ts'
import { endsOfCall } from '../src/tickets/ticket-ends.ts'

const portalOrigin = 'http://portal.test'
export const startMinor = 100_000_000n

type FrameWishes = { balanceMinor?: bigint; playerId?: string; mode?: 'real' | 'demo' }
type Running = { context: LotteryContext; app: FastifyInstance; close(): Promise<void> }

/** The lottery of one test file: real database, real wallet over HTTP, calls through the front door. */
export class LotteryWorld {
  readonly clock = new TestClock()
  readonly key = { vendorId: 'lottery', keyId: 'k1', secret: randomBytes(32) }
  readonly wallet = new FakeWallet(this.key, this.clock)
  private running: Running | undefined
  private readonly database = testDatabase('lottery', (url) => prepareVendorDatabase(lotteryStorage, url))

  constructor(houses?: readonly House[]) {
    beforeAll(async () => {
      const config = await this.config()
      const { context, close } = createContext(config, this.clock, houses)
      this.running = { context, close, app: await createApp(context) }
    })
    afterAll(async () => {
      await this.running?.app.close()
      await this.running?.close()
      await this.wallet.stop()
    })
  }

  get context(): LotteryContext {
    if (!this.running) throw new Error('the lottery runs from beforeAll on')
    return this.running.context
  }

  get databaseUrl(): string {
    return this.database.url
  }

  async call(call: Call): Promise<Answer<unknown>> {
    const answer = await this.running?.app.inject(call)
    return { status: answer?.statusCode ?? 0, body: answer?.json() }
  }

  writer(gameId: string): DrawWriter {
    const house = this.context.houses.get(gameId)
    if (!house) throw new Error(`${gameId} is not listed`)
    return new DrawWriter(this.context, house)
  }

  /** Sends what is owed until nothing is due. */
  async pay(): Promise<void> {
    while ((await runDueCalls(kitOf(this.context), endsOfCall(this.context))) > 0);
  }

  async openFrame(gameId: string, wishes: FrameWishes = {}): Promise<LotteryFrame> {
    const { playerId = `plr-${randomUUID()}`, balanceMinor = startMinor, mode = 'real' } = wishes
    const currency = mode === 'real' ? 'VND' : 'FUN'
    if (!this.wallet.book.accounts.has(playerId)) this.wallet.book.addPlayer(playerId, { balanceMinor, mode, currency })
    const launchToken = this.wallet.book.newLaunchToken(playerId, gameId)
    await callAsPortal(this, 'POST', '/launch', {
      ...{ requestId: randomUUID(), playerId, gameId, launchToken, currency, language: 'vi', device: 'mobile' },
      ...{ lobbyUrl: `${portalOrigin}/elott`, cashierUrl: `${portalOrigin}/deposit`, mode },
    })
    const payload = JSON.stringify({ launchToken, gameId })
    const headers = { 'content-type': 'application/json' }
    const { body } = await this.call({ method: 'POST', url: lotteryPaths.openSession, headers, payload })
    return new LotteryFrame(this, { playerId, gameId, session: (body as { session: string }).session })
  }

  private async config() {
    return {
      ...{ databaseUrl: await openVendorLogin(lotteryStorage, this.database.url), databaseLoginUrl: undefined },
      ...{ host: '127.0.0.1', port: 1, metricsPort: undefined, url: 'http://lottery.test', pswKey: this.key },
      ...{ walletUrl: await this.wallet.start(), portalOrigins: [portalOrigin], seedKey: Buffer.alloc(32, 5) },
      ...{ drandUrls: [], trustedProxies: [], hasLimits: false, securityContact: `${portalOrigin}/about` },
      ...{ logLevel: process.env.TEST_LOG_LEVEL ?? 'silent', tempo: 1 },
    }
  }
}

interface Line {
  play: string
  selection?: unknown
  unitMinor?: string
  factor?: number
}
interface Order {
  lines: readonly Line[]
  draws: readonly { drawId: string; multiple?: number }[]
  requestId?: string
  stopsOnWin?: boolean
  planId?: string
  group?: number
}
type Bought = { tickets: LotteryTicketView[]; code?: string; message?: string }

/** A player in an open frame of one lottery. */
export class LotteryFrame {
  readonly playerId: string
  private readonly world: LotteryWorld
  private readonly gameId: string
  private readonly session: string

  constructor(world: LotteryWorld, opened: { playerId: string; gameId: string; session: string }) {
    this.world = world
    this.playerId = opened.playerId
    this.gameId = opened.gameId
    this.session = opened.session
  }

  get balanceMinor(): bigint {
    return this.world.wallet.book.balanceOf(this.playerId)
  }

  /** Another lottery in the same frame. */
  async further(gameId: string): Promise<{ frame: LotteryFrame; code: string | undefined }> {
    const { body } = await this.send<{ session: string; code?: string }>('POST', lotteryPaths.openFurther, { gameId })
    return {
      frame: new LotteryFrame(this.world, { playerId: this.playerId, gameId, session: body.session }),
      code: body.code,
    }
  }

  async draws(): Promise<LotteryDrawView[]> {
    const { body } = await this.send<{ open: LotteryDrawView[] }>('GET', `${lotteryPaths.draws}?gameId=${this.gameId}`)
    return body.open
  }

  async buy({ lines, requestId = randomUUID(), ...order }: Order): Promise<Answer<Bought>> {
    return this.send<Bought>('POST', lotteryPaths.tickets, {
      ...{ requestId, ...order, lines: lines.map((line) => ({ unitMinor: '100000', ...line })) },
    })
  }

  async ticket(ticketId: string): Promise<z.infer<typeof LotteryTicketProof>> {
    return (await this.send<z.infer<typeof LotteryTicketProof>>('GET', lotteryPaths.ticket(ticketId))).body
  }

  /** As whoever holds its code, without a session. */
  async shown(ticketId: string, signature: string): Promise<Answer<ShownLotteryTicket & { code?: string }>> {
    const payload = JSON.stringify({ signature })
    const headers = { 'content-type': 'application/json' }
    const answer = await this.world.call({ method: 'POST', url: lotteryPaths.shownTicket(ticketId), headers, payload })
    return answer as Answer<ShownLotteryTicket & { code?: string }>
  }

  cancel(ticketId: string): Promise<Answer<{ code?: string }>> {
    return this.send('POST', lotteryPaths.cancel(ticketId), {})
  }

  private async send<Body>(method: 'GET' | 'POST', url: string, body?: object): Promise<Answer<Body>> {
    const headers = { authorization: `Bearer ${this.session}`, 'content-type': 'application/json' }
    const answer = await this.world.call({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) })
    return answer as Answer<Body>
  }
}
