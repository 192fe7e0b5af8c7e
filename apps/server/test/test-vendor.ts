import { randomBytes, randomUUID } from 'node:crypto'
import {
  type PswAnswer,
  type PswCall,
  pswBasePath,
  pswHeaders,
  type VendorGame,
  type VendorLaunch,
  type VendorPool,
  type VendorReturn,
} from '@fairground/contract/psw'
import { answerHeaders, requestHeaders, verifyAnswer } from '@fairground/psw'
import { WalletKeeper } from '@fairground/psw-conformance'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { transact } from '../src/db/db.ts'
import { refreshCatalogue, saveVendor, saveVendorKey, sealSecret } from '../src/features/games/catalogue/index.ts'
import { TestFreeRounds } from './test-free-rounds.ts'
import type { TestServer } from './test-server.ts'

export const launchOrigin = 'https://games.test'

/** Games of the test vendor: one win a round, many wins a round, one that takes stakes from 100.00 only. */
export const testGames = { single: 'g-single', multi: 'g-multi', large: 'g-large' } as const

/** A table of the live casino, for tests that add it to the games. */
export const testTable = 'g-table'

/** A card room, likewise. */
export const testRoom = 'g-room'

export const gameOf = (gameId: string): VendorGame => ({
  gameId,
  names: { vi: `Trò ${gameId}`, en: `Game ${gameId}` },
  category: 'RNG',
  provider: { code: 'test-brand', name: 'Test Brand' },
  rtpBp: 9600,
  volatility: 'medium',
  lines: 20,
  stakes: {
    VND: { min: gameId === testGames.large ? '10000' : '1', max: '100000000' },
    FUN: { min: '1', max: '100000000' },
  },
  demo: true,
  capabilities: { multiBet: true, multiWin: gameId === testGames.multi },
  certificate: { modelId: 'test', version: 1, hash: 'none' },
  images: { tile: 'tile/none' },
  jackpotIds: ['grand'],
  status: 'live',
  isNew: false,
})

interface SendOptions {
  keyId?: string
  secret?: Uint8Array
  vendorId?: string
  nowMs?: number
  headers?: Record<string, string>
  /** Raw bytes in place of the body's JSON; signed as they are. */
  raw?: string
  /** Bytes that are sent instead of the signed ones. */
  sentInstead?: string
}

export interface PswResult {
  status: number
  answer: PswAnswer
  isSigned: boolean
}

/** A vendor that really listens and really signs: it takes launches from the portal and calls its wallet over HTTP. */
export class TestVendor {
  readonly vendorId: string
  readonly keyId = 'k1'
  readonly secret = randomBytes(32)
  lastLaunch: VendorLaunch | undefined
  #app: FastifyInstance = Fastify()
  /** Origin of the server that it calls; its own test server from `start` on. */
  walletUrl = ''
  /** Its purses, for the mode in which it keeps some. */
  readonly keeper = new WalletKeeper()
  /** Its games, as the portal reads them when it starts. */
  games: VendorGame[] = Object.values(testGames).map(gameOf)
  /** What its own feed tells, oldest first. */
  readonly feed = this.keeper.feed
  /** Its pools of jackpots. */
  pools: VendorPool[] = []
  /** What its rounds returned, by the moment from which it is asked. */
  returns: (from: string) => VendorReturn[] = () => []
  /** What it answers, or what says it, at further addresses of the studio, by path; nothing known there is UNKNOWN_CALL. */
  readonly tells = new Map<string, unknown>()
  /** Addresses of those whose answers get lost: the call is heard, and nobody knows. */
  readonly lost = new Set<string>()
  /** Bodies of the calls at those addresses, in order. */
  readonly heard: { path: string; body: unknown }[] = []
  /** Free rounds that it was told of, by their id. */
  readonly freeRounds = new TestFreeRounds()

  constructor(vendorId: string) {
    this.vendorId = vendorId
  }

  async start(server: TestServer): Promise<void> {
    this.#app.get('/games', async (request, reply) =>
      this.#answer(request.headers, reply, { games: this.games, nextCursor: null }),
    )
    this.#app.post('/launch', async (request, reply) => {
      this.lastLaunch = request.body as VendorLaunch
      const url = `${launchOrigin}/${this.lastLaunch.gameId}?launchToken=${this.lastLaunch.launchToken}`
      return this.#answer(request.headers, reply, { url })
    })
    this.#app.get('/jackpots', async (request, reply) =>
      this.#answer(request.headers, reply, { at: new Date().toISOString(), pools: this.pools }),
    )
    this.#app.get<{ Querystring: { from: string } }>('/returns', async (request, reply) =>
      this.#answer(request.headers, reply, { returns: this.returns(request.query.from) }),
    )
    this.#app.post<{ Body: { isPaused: boolean } }>('/jackpots/pause', async (request, reply) => {
      this.pools = this.pools.map((pool) => ({ ...pool, isPaused: request.body.isPaused }))
      return this.#answer(request.headers, reply, { code: 'OK' })
    })
    for (const path of [
      ...['/models', '/rounds/*', '/replays', '/jackpots/move', '/chat', '/chat/*', '/rains', '/rains/*'],
      ...['/tables', '/tables/*', '/desk/*', '/recordings/*', '/draws', '/matches', '/escrow/open'],
    ])
      this.#app.all(path, async (request, reply) => {
        this.heard.push({ path: request.url, body: request.body })
        if (this.lost.has(request.url)) return reply.code(502).type('text/html').send('<h1>502</h1>')
        const told = this.tells.get(request.url) ?? { code: 'UNKNOWN_CALL' }
        return this.#answer(request.headers, reply, typeof told === 'function' ? told() : told)
      })
    for (const path of ['/transactions', '/wallet/*'])
      this.#app.all(path, async (request, reply) => {
        const handled = this.keeper.handle(request.url, request.body)
        if (!handled) return reply.code(502).type('text/html').send('<h1>502</h1>')
        return this.#answer(request.headers, reply.code(handled.status), handled.answer)
      })
    this.#app.all('/free-rounds/:id', async (request, reply) => this.#tellFreeRounds(request, reply))
    this.#app.post('/free-rounds', async (request, reply) => this.#tellFreeRounds(request, reply))
    const baseUrl = await this.#app.listen({ host: '127.0.0.1', port: 0 })
    if (!server.portalApp.server.listening) await server.portalApp.listen({ host: '127.0.0.1', port: 0 })
    const address = server.portalApp.server.address()
    this.walletUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    await transact(server.db, async (tx) => {
      await saveVendor(tx, { id: this.vendorId, name: this.vendorId, base_url: baseUrl, launch_origin: launchOrigin })
      await saveVendorKey(tx, {
        vendor_id: this.vendorId,
        key_id: this.keyId,
        secret_sealed: sealSecret(server.context, this.vendorId, this.keyId, this.secret.toString('base64')),
      })
    })
    await refreshCatalogue(server.context, this.vendorId)
  }

  stop(): Promise<void> {
    return this.#app.close()
  }

  #tellFreeRounds(request: FastifyRequest, reply: FastifyReply) {
    const answer = this.freeRounds.handle(request.method, request.url, request.body)
    if (!answer) return reply.code(502).type('text/html').send('<h1>502</h1>')
    return this.#answer(request.headers, reply, answer)
  }

  #answer(
    headers: Record<string, unknown>,
    reply: { statusCode: number; header(name: string, value: string): unknown },
    value: unknown,
  ) {
    const body = Buffer.from(JSON.stringify(value))
    const signed = answerHeaders(this.secret, reply.statusCode, String(headers[pswHeaders.nonce]), body)
    for (const [name, text] of Object.entries(signed)) reply.header(name, text)
    return body
  }

  /** One signed attempt of a call. */
  async send(call: PswCall | string, fields: object = {}, options: SendOptions = {}): Promise<PswResult> {
    const path = `${pswBasePath}/${call}`
    const body = Buffer.from(options.raw ?? JSON.stringify({ requestId: randomUUID(), ...fields }))
    const secret = options.secret ?? this.secret
    const key = { vendorId: options.vendorId ?? this.vendorId, keyId: options.keyId ?? this.keyId, secret }
    const headers = {
      ...requestHeaders(key, { method: 'POST', path, body, nowMs: options.nowMs ?? Date.now() }),
      ...options.headers,
    }
    const response = await fetch(this.walletUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: options.sentInstead === undefined ? body : options.sentInstead,
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const signature = response.headers.get(pswHeaders.signature) ?? ''
    const isSigned = verifyAnswer(secret, signature, {
      status: response.status,
      nonce: headers[pswHeaders.nonce] ?? '',
      body: bytes,
    })
    return { status: response.status, answer: JSON.parse(new TextDecoder().decode(bytes)), isSigned }
  }
}
