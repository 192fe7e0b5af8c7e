import type { TurnoverSettings } from '@fairground/contract'
import { type Connection, connect, openProgramLogin } from '@fairground/postgres'
import { testDatabase } from '@fairground/postgres/testing'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { createConfig } from '../src/config/config.ts'
import { readEnv } from '../src/config/env.ts'
import { createConsoleApp } from '../src/console-app.ts'
import type { AppContext } from '../src/context.ts'
import type { Tx } from '../src/db/db.ts'
import { appRole, prepareDatabase } from '../src/db/prepare-database.ts'
import type { DB } from '../src/db/schema.gen.ts'
import { setHashCost } from '../src/lib/password.ts'
import { createSecretBox } from '../src/lib/secret-box.ts'
import { createPortalApp } from '../src/portal-app.ts'
import { TestClock } from './test-clock.ts'

export interface TestAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the envelope of any call, asserted by the test itself
  body: any
  headers: Record<string, unknown>
}

interface CallOptions {
  token?: string
  cookie?: string
  body?: unknown
  query?: Record<string, string>
  headers?: Record<string, string>
}

/** The real server on a database of its own, with a clock that the test moves. Calls go through the whole HTTP edge. */
export class TestServer {
  clock = new TestClock()
  #connection: Connection<DB> | undefined
  #context: AppContext | undefined
  #portal: FastifyInstance | undefined
  #console: FastifyInstance | undefined

  async start(url: string, env: Record<string, string>) {
    const config = createConfig(
      readEnv({
        DATABASE_URL: url,
        MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
        HOUSE_PSW_SECRET: Buffer.alloc(32, 2).toString('base64'),
        LOG_LEVEL: 'error',
        FAIRGROUND_CHALLENGE: 'off',
        ...env,
      }),
    )
    // The login that the program has; `config.databaseUrl` stays the owner's, for what no door of the product does.
    const login = await openProgramLogin({ ownerUrl: url, role: appRole })
    this.#connection = connect<DB>({ url: login, role: appRole, poolSizeMax: 8 })
    this.#context = {
      config,
      db: this.#connection.db,
      clock: this.clock,
      secrets: createSecretBox(config.masterKey),
      log: pino({ level: config.logLevel }),
    }
    this.#portal = await createPortalApp(this.#context)
    this.#console = await createConsoleApp(this.#context)
  }

  async stop() {
    await this.#portal?.close()
    await this.#console?.close()
    await this.#connection?.close()
  }

  /** In a transaction of whom the tables belong to: for what no door of the product does. */
  async asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { db, close } = connect<DB>({ url: this.context.config.databaseUrl, poolSizeMax: 1 })
    try {
      return await db.transaction().execute(work)
    } finally {
      await close()
    }
  }

  get context(): AppContext {
    return started(this.#context)
  }
  get db() {
    return this.context.db
  }
  get pool() {
    return started(this.#connection).pool
  }
  get portalApp(): FastifyInstance {
    return started(this.#portal)
  }
  get consoleApp(): FastifyInstance {
    return started(this.#console)
  }

  /** A call of the portal's contract. */
  portal(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: CallOptions = {}): Promise<TestAnswer> {
    return inject(this.portalApp, method, path, options)
  }
  /** A call of the console's contract, as the console's own page makes it. */
  console(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: CallOptions = {}): Promise<TestAnswer> {
    const page = { 'x-console': '1', origin: this.context.config.consoleUrl, 'sec-fetch-site': 'same-origin' }
    return inject(this.consoleApp, method, path, { ...options, headers: { ...page, ...options.headers } })
  }
}

async function inject(
  app: FastifyInstance,
  method: InjectOptions['method'],
  url: string,
  options: CallOptions,
): Promise<TestAnswer> {
  const { token, cookie, body, query, headers } = options
  const response = await app.inject({
    method,
    url,
    query,
    headers: { language: 'en', ...(token ? { token } : {}), ...(cookie ? { cookie } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  // Whoever is sent away for a time is told for how long, wherever that is decided.
  if (response.statusCode === 429 && !Number(response.headers['retry-after'])) throw new Error(`${url} gave no time`)
  const isJson = String(response.headers['content-type']).includes('json')
  return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers }
}

function started<T>(value: T | undefined): T {
  if (!value) throw new Error('the test server runs from beforeAll on')
  return value
}

/** Asks for no turnover: money that a test pays in may leave at once. */
const noTurnover: TurnoverSettings = { deposit: 0, bonus: 0, rebate: 0, cashBack: 0, points: 0, freeRounds: 0 }

/** What a hash costs where a test is not about it. */
const lightHashes = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** One server for the test file that calls this, without turnover and with light hashes where the file does not ask for more. */
export function testServer(
  env: Record<string, string> = {},
  { asksTurnover = false, hasFullHashes = false } = {},
): TestServer {
  const database = testDatabase('platform', prepareDatabase)
  const server = new TestServer()
  beforeAll(async () => {
    setHashCost(hasFullHashes ? undefined : lightHashes)
    await server.start(database.url, env)
    if (asksTurnover) return
    const row = { key: 'turnover', value: JSON.stringify(noTurnover), updated_by: 'test' }
    await server.db.insertInto('site_settings').values(row).execute()
  })
  afterAll(() => server.stop())
  return server
}
