import { randomBytes } from 'node:crypto'
import { testDatabase } from '@fairground/postgres/testing'
import { openVendorLogin, prepareVendorDatabase, runDueCalls } from '@fairground/vendor-kit'
import { type Answer, type Call, FakeWallet, TestClock } from '@fairground/vendor-kit/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../src/app.ts'
import { lotteryStorage } from '../src/config.ts'
import { kitOf, type LotteryContext } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import { DrawWriter } from '../src/draws/run-draws.ts'
import type { House } from '../src/houses/house.ts'
import { endsOfCall } from '../src/tickets/ticket-ends.ts'
import { type FrameWishes, type LotteryFrame, openLotteryFrame, portalOrigin } from './lottery-frame.ts'

export { type LotteryFrame, startMinor } from './lottery-frame.ts'

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

  openFrame(gameId: string, wishes: FrameWishes = {}): Promise<LotteryFrame> {
    return openLotteryFrame(this, gameId, wishes)
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
