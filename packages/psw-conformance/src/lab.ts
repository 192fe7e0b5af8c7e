import { randomUUID } from 'node:crypto'
import {
  type PswAnswer,
  type PswBetResult,
  PswCapabilities,
  type PswCode,
  type PswSandboxChange,
  pswBasePath,
} from '@fairground/contract/psw'
import type { PswKey } from '@fairground/psw'
import { Deviation, equal, expectCode, NotOffered, NotTried } from './expect.ts'
import { Player, type PlayerFacts } from './player.ts'
import { scaleDown, scaleUp } from './scale.ts'
import type { WalletKeeper } from './simulator/wallet-keeper.ts'
import { type SendOptions, type Sent, VendorClient } from './vendor-client.ts'

/** How hard and how long the cases go. */
export interface Timing {
  /** One call. */
  timeoutMs: number
  /** Rounds in which a bet races its rollback, and bets that a fail-over of the database falls into. */
  raceCount: number
  /** Seconds of load; 0 leaves the throughput out. */
  loadSeconds: number
  /** A smaller load than the thousand pairs a second of W-59, and how slow its slowest may be, for tests on any machine. */
  load?: { pairsPerSecond: number; p99MsMax: number }
  /** How long the portal may remember keys, games and vendors, and hold rows of its feed back. */
  memoryMs: number
  feedDelayMs: number
  /** Waits, or moves the clock of the portal on. */
  wait(ms: number): Promise<void>
}

/** Operator actions; each resolves when done, even while the portal is still restarting. */
export interface Operator {
  /** Kills the portal at once and starts it again. */
  restart?(): Promise<void>
  /** Ends the primary of the database in favour of its standby. */
  failOver?(): Promise<void>
}

export interface LabOptions {
  /** Origin of the portal, as `https://wallet.example.com`. */
  url: string
  key: PswKey
  /** Another vendor of the same portal, for the cases that need two. */
  rival?: PswKey
  currency: string
  games: {
    /** One win a round. */
    single: string
    /** Many wins a round. */
    multi?: string
    /** Of the game with one win a round. */
    jackpotId?: string
    /** A table of the live casino, for the cases about tips. */
    table?: string
    /** A card room, for the cases about tables of players. */
    room?: string
  }
  /** The purses behind the address that the portal has of the vendor, for the cases about them. */
  keeper?: WalletKeeper
  operator?: Operator
  timing: Timing
  /** Minor units that one unit of the cases stands for, so that their stakes fit the game; found out when left out. */
  scale?: number
}

const triesMax = 200

/** Tools of a case: sandbox test players, and calls that can be sent concurrently. */
export class Lab {
  readonly options: LabOptions
  readonly client: VendorClient
  readonly #copies: number

  constructor(options: LabOptions, copies: number, client?: VendorClient) {
    this.options = options
    this.client = client ?? new VendorClient(options.url, options.key, options.timing.timeoutMs)
    this.#copies = copies
  }

  /** One attempt, as it is. */
  attempt(call: string, fields: object = {}, options: SendOptions = {}): Promise<Sent> {
    return this.#through(this.client, call, fields, options)
  }

  /**
   * A call in as many copies at once as this run wants, each tried again while it is in progress. All copies must come to
   * the same, and at most one of them may have done it.
   */
  async send(call: string, fields: object = {}): Promise<PswAnswer> {
    const copies = await Promise.all(Array.from({ length: this.#copies }, () => this.#sendOne(call, fields)))
    const first = copies.find(({ code, replayed }) => code === 'OK' && !replayed) ?? copies[0]
    if (!first) throw new Deviation(`${call} was not answered`)
    for (const copy of copies)
      if (!isSame(call, first.code, copy.code)) expectCode(copy, first.code, `a copy of ${call}`)
    const isOnce = 'transactionId' in fields && first.portalTransactionId !== undefined
    if (isOnce) equal(copies.filter(({ replayed }) => !replayed).length <= 1, true, `${call} was done once`)
    return first
  }

  /**
   * Many bets in one call, in as many copies at once as this run wants; each bet that is undecided is sent again. All copies
   * must come to the same, and at most one of them may have taken a bet.
   */
  async sendBets(bets: readonly { transactionId: string }[], common: object = {}): Promise<PswBetResult[]> {
    const copies = await Promise.all(Array.from({ length: this.#copies }, () => this.#sendBetsOnce(bets, common)))
    return bets.map(({ transactionId }, index) => {
      const ofBet = copies.flatMap((results) => results[index] ?? [])
      const first = ofBet.find(({ replayed }) => !replayed) ?? ofBet[0]
      if (!first) throw new Deviation(`the bet ${transactionId} was not answered`)
      for (const copy of ofBet) expectCode(copy, first.code, `a copy of the bet ${transactionId}`)
      const taken = ofBet.filter(({ code, replayed }) => code === 'OK' && !replayed)
      equal(taken.length <= 1, true, `the bet ${transactionId} was taken once`)
      return first
    })
  }

  async #sendBetsOnce(bets: readonly { transactionId: string }[], common: object): Promise<PswBetResult[]> {
    const decided: PswBetResult[] = []
    let open = [...bets.entries()]
    for (let tries = 0; tries < triesMax && open.length > 0; tries += 1) {
      const { answer, isSigned } = await this.attempt('bets', { ...common, bets: open.map(([, bet]) => bet) })
      expectCode(answer, 'OK', 'bets')
      equal(isSigned, true, 'the answer to bets is signed')
      const { results = [] } = answer
      equal(results.length, open.length, 'results')
      for (const [place, [index, { transactionId }]] of open.entries()) {
        equal(results[place]?.transactionId, transactionId, `result ${place}`)
        decided[index] = results[place] as PswBetResult
      }
      open = open.filter(([index]) => isUndecided(decided[index]))
    }
    if (open.length > 0) throw new Deviation(`${open.length} bets stay in progress`)
    return decided
  }

  async #sendOne(call: string, fields: object): Promise<PswAnswer> {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const { answer, isSigned } = await this.attempt(call, fields)
      if (answer.code !== 'IN_PROGRESS') {
        equal(isSigned, true, `the answer to ${call} is signed`)
        return answer
      }
    }
    throw new Deviation(`${call} stays in progress`)
  }

  async #through(client: VendorClient, call: string, fields: object, options: SendOptions = {}): Promise<Sent> {
    const { scale = 1 } = this.options
    const sent = await client.send(call, scaleUp(fields, scale), options)
    return { ...sent, answer: scaleDown(sent.answer, scale) }
  }

  /** What the game takes, in minor units. @throws Deviation when it cannot be opened */
  async betLimits(): Promise<{ min: bigint; max: bigint }> {
    const gameId = this.options.games.single
    const { sandbox } = await this.#sandbox(this.client, 'sandbox/player', { gameId, balance: '0' })
    const { answer } = await this.attempt('authenticate', { launchToken: sandbox?.launchToken, gameId })
    expectCode(answer, 'OK', `the game ${gameId}`)
    const { min = '1', max = '1' } = answer.betLimits ?? {}
    return { min: BigInt(min), max: BigInt(max) }
  }

  /** @throws NotOffered when the portal says that it does not have it */
  async needs(capability: keyof PswCapabilities): Promise<void> {
    const { url, timing } = this.options
    const signal = AbortSignal.timeout(timing.timeoutMs)
    const response = await fetch(new URL(`${pswBasePath}/capabilities`, url), { signal })
    if (!PswCapabilities.parse(await response.json())[capability])
      throw new NotOffered(`the portal says that it has no ${capability}`)
  }

  /** A test player who sits in a game. */
  async player(options: { balance?: string; gameId?: string; mode?: 'real' | 'demo' } = {}): Promise<Player> {
    const { balance = '100000', gameId = this.options.games.single, mode = 'real' } = options
    return this.seat(this.client, { balance, gameId, mode })
  }

  async seat(
    client: VendorClient,
    { balance, gameId, mode }: { balance: string; gameId: string; mode: 'real' | 'demo' },
  ): Promise<Player> {
    const opened = await this.#sandbox(client, 'sandbox/player', { gameId, balance, mode })
    const launchToken = opened.sandbox?.launchToken ?? ''
    const { answer } = await this.#through(client, 'authenticate', { launchToken, gameId })
    if (mode === 'demo' && answer.code === 'GAME_DISABLED')
      throw new NotTried('needs a game that can be played with play money')
    expectCode(answer, 'OK', 'authenticate')
    const { playerId = '', sessionToken = '', currency = '' } = answer
    const facts: PlayerFacts = { playerId, sessionToken, gameId, currency, launchToken }
    return new Player(client === this.client ? this : this.as(client), facts)
  }

  /** The same through another client, one copy of each call. */
  as(client: VendorClient): Lab {
    return new Lab(this.options, 1, client)
  }

  get rival(): VendorClient {
    if (!this.options.rival) throw new NotTried('needs the key of a second vendor (--rival)')
    return new VendorClient(this.options.url, this.options.rival, this.options.timing.timeoutMs)
  }

  /** Many test players, each in the same game. */
  async players(count: number, options: { balance?: string } = {}): Promise<Player[]> {
    const players: Player[] = []
    while (players.length < count) {
      const some = Math.min(20, count - players.length)
      players.push(...(await Promise.all(Array.from({ length: some }, () => this.player(options)))))
    }
    return players
  }

  /** Another launch of a test player: its token. */
  async launch(playerId: string, gameId = this.options.games.single): Promise<string> {
    const { sandbox } = await this.#sandbox(this.client, 'sandbox/launch', { playerId, gameId })
    return sandbox?.launchToken ?? ''
  }

  async change(playerId: string, change: PswSandboxChange): Promise<NonNullable<PswAnswer['sandbox']>> {
    const { sandbox } = await this.#sandbox(this.client, 'sandbox/change', { playerId, change })
    return sandbox ?? {}
  }

  async #sandbox(client: VendorClient, call: string, fields: object): Promise<PswAnswer> {
    const { answer } = await this.#through(client, call, fields)
    if (answer.code === 'UNKNOWN_CALL') throw new NotTried('the portal offers no sandbox calls')
    expectCode(answer, 'OK', call)
    return answer
  }

  /** Asks until the call is answered so, as long as the portal may remember what was before. */
  async until(code: PswCode, ask: () => Promise<Pick<PswAnswer, 'code' | 'message'>>): Promise<void> {
    const { wait, memoryMs } = this.options.timing
    let answer = await ask()
    for (let tries = 0; tries < 3 && answer.code !== code; tries += 1) {
      await wait(memoryMs)
      answer = await ask()
    }
    expectCode(answer, code)
  }
}

/** Copies of the end of a round find it ended; everything else is answered alike. */
const isSame = (call: string, first: PswCode, copy: PswCode): boolean =>
  first === copy ||
  (call === 'round/end' && [first, copy].every((code) => code === 'OK' || code === 'ROUND_ALREADY_ENDED'))

const isUndecided = (result: PswBetResult | undefined): boolean =>
  result?.code === 'IN_PROGRESS' || result?.code === 'TEMPORARY'

export const newId = (prefix: string): string => `${prefix}-${randomUUID()}`
