import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '@fairground/postgres'
import { programFile } from '@fairground/programs'
import { type Answer, type Call, FakeWallet, TestClock, type TestVendor } from '@fairground/vendor-kit/testing'
import { portalOrigin } from './lottery-frame.ts'

const main = path.join(import.meta.dirname, 'main-with-one-lottery.ts')

/** The lottery in a process of its own, that is killed and started again on the same database and wallet. */
export class LotteryProcess implements TestVendor {
  readonly clock = new TestClock()
  readonly key = { vendorId: 'lottery', keyId: 'k1', secret: Buffer.alloc(32, 3) }
  readonly wallet = new FakeWallet(this.key, this.clock)
  private env: Record<string, string> = {}
  private child: ChildProcess | undefined
  private ended: Promise<unknown> | undefined
  private readonly gameId: string

  constructor(gameId: string) {
    this.gameId = gameId
  }

  async open(databaseUrl: string): Promise<void> {
    const { NODE_COMPILE_CACHE } = process.env
    this.env = {
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...{ PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', FAIRGROUND_CHALLENGE: 'off', PORTAL_ORIGIN: portalOrigin },
      ...{ DATABASE_URL: databaseUrl, WALLET_URL: await this.wallet.start(), LOTTERY_URL: 'http://lottery.test' },
      ...{ PSW_VENDOR_ID: this.key.vendorId, PSW_KEY_ID: this.key.keyId },
      ...{ PSW_SECRET: this.key.secret.toString('base64'), SEED_KEY: Buffer.alloc(32, 5).toString('base64') },
      LOTTERY_PORT: String(await freePort()),
    }
  }

  /** @throws Error with what it wrote, when it ends before it serves */
  async start(): Promise<void> {
    const child = fork(await programFile(main), [this.gameId], {
      ...{ env: this.env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
    this.child = child
    this.ended = once(child, 'close')
    const isReady = await Promise.race([once(child, 'message').then(() => true), this.ended.then(() => false)])
    if (!isReady) throw new Error(`the lottery did not start: ${output}`)
  }

  /** As the machine does it: at once, with nothing put in order. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL')
    await this.ended
  }

  async close(): Promise<void> {
    await this.kill()
    await this.wallet.stop()
  }

  async call({ method, url, headers, payload }: Call): Promise<Answer<unknown>> {
    const address = `http://127.0.0.1:${this.env.LOTTERY_PORT}${url}`
    const response = await fetch(address, { method, ...(headers && { headers }), ...(payload && { body: payload }) })
    return { status: response.status, body: await response.json() }
  }
}
