import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { PswAnswer } from '@fairground/contract/psw'
import { type PswKey, PswUnknownOutcome, postSigned } from '@fairground/psw'
import { draw } from './chance.ts'
import type { Operation, Told } from './history.ts'

const timeoutMs = 4_000
const finalTriesMax = 240
const pauseMs = 250
/** After a call that nobody answered. */
const breathMs = 50

export interface Wallet {
  url: string
  key: PswKey
  gameId: string
  seed: number
}

interface Round {
  roundId: string
  transactionId: string
  amount: bigint
}

/** Codes that say to try again: the outcome is not known yet. */
const isPassing = ({ retry, code }: PswAnswer): boolean => retry || code === 'REPLAYED_REQUEST'

/** Asks once. Undefined when no signed answer came, or one that decides nothing. */
async function ask({ url, key }: Wallet, call: string, fields: object): Promise<PswAnswer | undefined> {
  try {
    const body = { requestId: randomUUID(), ...fields }
    const path = `/psw/v1/${call}`
    const { answer } = await postSigned({ baseUrl: url, path, key, body, timeoutMs, nowMs: Date.now() })
    return isPassing(answer as PswAnswer) ? undefined : (answer as PswAnswer)
  } catch (error) {
    if (error instanceof PswUnknownOutcome) return undefined
    throw error
  }
}

/** As `ask`, until there is an answer. @throws when none ever comes */
export async function insist(wallet: Wallet, call: string, fields: object): Promise<PswAnswer> {
  for (let tries = 0; tries < finalTriesMax; tries += 1) {
    const answer = await ask(wallet, call, fields)
    if (answer) return answer
    await setTimeout(pauseMs)
  }
  throw new Error(`${call} was never answered`)
}

const toldOf = ({ code, portalTransactionId }: PswAnswer): Told => ({ code, portalTransactionId })

/** One player who stakes, wins and takes back, and writes down what the wallet said; the seed decides what comes next. */
export class Bettor {
  readonly operations: Operation[] = []
  readonly #wallet: Wallet
  readonly #name: string
  readonly #open: Round[] = []
  #facts = { playerId: '', sessionToken: '', currency: '' }
  readonly #startMinor: bigint

  constructor(wallet: Wallet, name: string, startMinor: bigint) {
    this.#wallet = wallet
    this.#name = name
    this.#startMinor = startMinor
  }

  async sitDown(): Promise<void> {
    const { gameId } = this.#wallet
    const balance = String(this.#startMinor)
    const { sandbox } = await insist(this.#wallet, 'sandbox/player', { gameId, balance })
    const seat = await insist(this.#wallet, 'authenticate', { launchToken: sandbox?.launchToken, gameId })
    const { playerId = '', sessionToken = '', currency = '' } = seat
    this.#facts = { playerId, sessionToken, currency }
  }

  /** The next call, whatever becomes of it. */
  async act(stakeMinor: bigint): Promise<void> {
    const { seed } = this.#wallet
    const count = this.operations.length
    const what = draw(10, seed, this.#name, count)
    const round = this.#open[draw(this.#open.length || 1, seed, this.#name, count, 'round')]
    if (!round || what < 5) return this.#bet(stakeMinor)
    this.#open.splice(this.#open.indexOf(round), 1)
    return what < 9 ? this.#win(round) : this.#takeBack(round)
  }

  async #bet(amount: bigint): Promise<void> {
    const ids = { transactionId: `bt-${randomUUID()}`, roundId: `rd-${randomUUID()}` }
    const { gameId } = this.#wallet
    const fields = { ...this.#facts, ...ids, gameId, amount: String(amount), placedAt: new Date().toISOString() }
    const operation = await this.#send({ call: 'bet', transactionId: ids.transactionId, fields, amount })
    if (operation.told?.code === 'OK') this.#open.push({ ...ids, amount })
  }

  async #win({ roundId, amount }: Round): Promise<void> {
    const { playerId, currency } = this.#facts
    const transactionId = `wn-${randomUUID()}`
    const paid = amount * BigInt(draw(4, this.#wallet.seed, this.#name, this.operations.length, 'win'))
    const common = { playerId, currency, transactionId, roundId, gameId: this.#wallet.gameId }
    const fields = { ...common, amount: String(paid), roundClosed: true }
    await this.#send({ call: 'win', transactionId, fields, amount: paid })
  }

  async #takeBack({ transactionId: originalTransactionId, roundId, amount }: Round): Promise<void> {
    const transactionId = `rb-${randomUUID()}`
    const { playerId } = this.#facts
    const fields = { playerId, transactionId, originalTransactionId, roundId, reason: 'soak' }
    await this.#send({ call: 'rollback', transactionId, fields, amount })
  }

  async #send(wish: Pick<Operation, 'call' | 'transactionId' | 'fields' | 'amount'>): Promise<Operation> {
    const operation: Operation = { ...wish, player: this.#name }
    this.operations.push(operation)
    const answer = await ask(this.#wallet, wish.call, wish.fields)
    if (answer) operation.told = toldOf(answer)
    else await setTimeout(breathMs)
    return operation
  }

  /** Sends again what was never answered. */
  async resolve(): Promise<void> {
    for (const operation of this.operations)
      if (!operation.told) operation.told = toldOf(await insist(this.#wallet, operation.call, operation.fields))
  }

  /** Sends everything once more. */
  async repeat(operation: Operation): Promise<Told & { replayed: boolean }> {
    const answer = await insist(this.#wallet, operation.call, operation.fields)
    return { ...toldOf(answer), replayed: answer.replayed === true }
  }

  /** What the purse gained since the beginning, by the wallet's own word. */
  async gainedMinor(): Promise<bigint> {
    const { playerId } = this.#facts
    const { gameId } = this.#wallet
    const { sandbox } = await insist(this.#wallet, 'sandbox/launch', { playerId, gameId })
    const seat = await insist(this.#wallet, 'authenticate', { launchToken: sandbox?.launchToken, gameId })
    return BigInt(seat.balance ?? '0') - this.#startMinor
  }
}
