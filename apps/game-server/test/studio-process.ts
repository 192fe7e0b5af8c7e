import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '@fairground/postgres'
import { programFile } from '@fairground/programs'
import { FakeWallet } from '@fairground/vendor-kit/testing'
import { type Answer, type Call, portalOrigin, type Studio, TestClock } from './test-studio.ts'

const mainOfStudio = path.join(import.meta.dirname, '../src/main.ts')
/** The same, with the small game in its catalogue. */
export const mainWithSmallGame = path.join(import.meta.dirname, 'main-with-small-game.ts')

export const testSecret = Buffer.alloc(32, 3)

/** Settings of a studio that runs in a process of its own. */
export const studioEnv = (wishes: Record<string, string>): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  // Compiled before: a start takes half of its time.
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
  GAMES_URL: 'http://games.test',
  PORTAL_ORIGIN: portalOrigin,
  PSW_VENDOR_ID: 'house',
  PSW_KEY_ID: 'k1',
  PSW_SECRET: testSecret.toString('base64'),
  SEED_KEY: Buffer.alloc(32, 5).toString('base64'),
  LOG_LEVEL: 'error',
  HOUSE_TABLES: 'first',
  ...wishes,
})

export interface Ended {
  code: number | null
  output: string
}

/** A started main.ts: `ready` settles when it serves or has ended. */
export class StudioProcess {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  private output = ''

  static async start(env: Record<string, string>, main = mainOfStudio): Promise<StudioProcess> {
    return new StudioProcess(env, await programFile(main))
  }

  private constructor(env: Record<string, string>, file: string) {
    this.child = fork(file, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] })
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk))
    this.ended = once(this.child, 'close').then(([code]) => ({ code: code as number | null, output: this.output }))
  }

  async ready(): Promise<void> {
    const first = await Promise.race([once(this.child, 'message'), this.ended])
    if (!Array.isArray(first)) throw new Error(`the studio did not start: ${first.output}`)
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended> {
    this.child.kill(signal)
    return this.ended
  }
}

/** A studio that can be killed and started again on the same database and wallet. */
export class RestartableStudio implements Studio {
  readonly clock = new TestClock()
  readonly key = { vendorId: 'house', keyId: 'k1', secret: testSecret }
  readonly wallet = new FakeWallet(this.key, this.clock)
  private env: Record<string, string> = {}
  private running: StudioProcess | undefined
  private readonly main: string | undefined

  constructor(main?: string) {
    this.main = main
  }

  async start(databaseUrl: string, wishes: Record<string, string> = {}): Promise<void> {
    this.env = studioEnv({
      DATABASE_URL: databaseUrl,
      WALLET_URL: await this.wallet.start(),
      GAMES_PORT: String(await freePort()),
      ...wishes,
    })
    await this.restart()
  }

  async restart(): Promise<void> {
    this.running = await StudioProcess.start(this.env, this.main)
    await this.running.ready()
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended | undefined> {
    return this.running?.kill(signal)
  }

  /** Where it listens. */
  get port(): string {
    return this.env.GAMES_PORT ?? ''
  }

  /** Another process on the same database and wallet. */
  async second(): Promise<{ port: string; stop(): Promise<unknown> }> {
    const port = String(await freePort())
    const other = await StudioProcess.start({ ...this.env, GAMES_PORT: port }, this.main)
    await other.ready()
    return { port, stop: () => other.kill('SIGKILL') }
  }

  async stop(): Promise<void> {
    await this.kill('SIGKILL')
    await this.wallet.stop()
  }

  async call({ method, url, headers, payload }: Call): Promise<Answer<unknown>> {
    const response = await fetch(`http://127.0.0.1:${this.env.GAMES_PORT}${url}`, { method, headers, body: payload })
    return { status: response.status, body: await response.json() }
  }
}
