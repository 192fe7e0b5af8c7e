import { randomUUID } from 'node:crypto'
import {
  type VendorTransaction,
  type VendorTransactionList,
  type VendorWalletAnswer,
  VendorWalletQuestion,
  type VendorWalletTotals,
  VendorWalletTransfer,
} from '@fairground/contract/psw'

/** What may happen to one call on its way to the vendor, or to its answer. */
export const walletFaults = ['none', 'lost', 'answer-lost', 'doubled', 'refused', 'page'] as const
export type WalletFault = (typeof walletFaults)[number]

type Answer =
  | VendorWalletAnswer
  | { balance: string }
  | VendorWalletTotals
  | VendorTransactionList
  | { code: 'BAD_REQUEST' }

/** Undefined: the portal hears nothing, or something that is not signed. */
export type Handled = { status: number; answer: Answer } | undefined

interface Outcome {
  wish: string
  code: 'OK' | 'INSUFFICIENT_FUNDS' | 'REFUSED'
}

/** Who plays what. */
interface RoundSeat {
  playerId: string
  gameId: string
  currency: string
}

/** The purses of a vendor that keeps its players' money: what docs/vendor-protocol.md asks for, and no more. */
export class WalletKeeper {
  readonly #balances = new Map<string, bigint>()
  /** By transfer id, for ever: refusals too. */
  readonly #outcomes = new Map<string, Outcome>()
  /** What happens to the next transfers, in their order; nothing to those that follow. */
  readonly faults: WalletFault[] = []
  /** What it tells of the games, oldest first. */
  readonly feed: VendorTransaction[] = []
  /** Transfers that moved money. */
  movedCount = 0

  balanceOf(playerId: string, currency: string): bigint {
    return this.#balances.get(`${playerId} ${currency}`) ?? 0n
  }

  /** A game was won or lost. */
  play(playerId: string, currency: string, changeMinor: bigint): void {
    this.#balances.set(`${playerId} ${currency}`, this.balanceOf(playerId, currency) + changeMinor)
  }

  /** A round from the purse, which the feed tells; amounts in minor units. */
  playRound(seat: RoundSeat, stakeMinor: bigint, winMinor: bigint): VendorTransaction[] {
    const { playerId, currency } = seat
    this.play(playerId, currency, winMinor - stakeMinor)
    const round = { ...seat, roundId: `rd-${randomUUID()}`, at: new Date().toISOString(), fromPurse: true }
    const row = (call: 'bet' | 'win', amountMinor: bigint): VendorTransaction => ({
      ...{ ...round, call, transactionId: `tx-${randomUUID()}`, state: 'APPLIED', originalTransactionId: null },
      ...{ amount: String(amountMinor), roundClosed: call === 'win' },
    })
    const told = [row('bet', stakeMinor), row('win', winMinor)]
    this.feed.push(...told)
    return told
  }

  /** Every player lost everything. */
  empty(): void {
    this.#balances.clear()
  }

  /** Answers one proven call of the portal. */
  handle(path: string, body: unknown): Handled {
    const { pathname, searchParams } = new URL(path, 'http://vendor')
    if (pathname === '/transactions')
      return { status: 200, answer: this.#tell(Number(searchParams.get('cursor') ?? 0)) }
    if (path === '/wallet/totals') return { status: 200, answer: this.#totals() }
    if (path === '/wallet/balance') {
      const question = VendorWalletQuestion.safeParse(body)
      if (!question.success) return badRequest
      const { playerId, currency } = question.data
      return { status: 200, answer: { balance: String(this.balanceOf(playerId, currency)) } }
    }
    const transfer = path === '/wallet/transfer' ? VendorWalletTransfer.safeParse(body) : undefined
    return transfer?.success ? this.#transferWithFault(transfer.data) : badRequest
  }

  #transferWithFault(transfer: VendorWalletTransfer): Handled {
    const fault = this.faults.shift() ?? 'none'
    if (fault === 'lost') return undefined
    const answer = this.#transfer(transfer, fault === 'refused')
    if (fault === 'doubled') this.#transfer(transfer, false)
    return fault === 'answer-lost' || fault === 'page' ? undefined : { status: 200, answer }
  }

  #transfer(transfer: VendorWalletTransfer, isRefused: boolean): VendorWalletAnswer {
    const { transferId, playerId, direction, amount, currency } = transfer
    const wish = [playerId, direction, amount, currency].join(' ')
    const earlier = this.#outcomes.get(transferId)
    const balance = () => String(this.balanceOf(playerId, currency))
    if (earlier) {
      const code = earlier.wish === wish ? earlier.code : 'TRANSFER_MISMATCH'
      return { code, balance: balance(), replayed: true }
    }
    const changeMinor = direction === 'in' ? BigInt(amount) : -BigInt(amount)
    const isShort = this.balanceOf(playerId, currency) + changeMinor < 0n
    const code = isRefused ? 'REFUSED' : isShort ? 'INSUFFICIENT_FUNDS' : 'OK'
    this.#outcomes.set(transferId, { wish, code })
    if (code === 'OK') {
      this.play(playerId, currency, changeMinor)
      this.movedCount += 1
    }
    return { code, balance: balance() }
  }

  #tell(from: number): VendorTransactionList {
    return { transactions: this.feed.slice(from), nextCursor: String(this.feed.length), hasMore: false }
  }

  #totals(): VendorWalletTotals {
    const byCurrency = Map.groupBy(this.#balances, ([name]) => name.split(' ')[1] ?? '')
    const totals = [...byCurrency].map(([currency, purses]) => ({
      currency,
      balance: String(purses.reduce((sum, [, minor]) => sum + minor, 0n)),
      playerCount: purses.filter(([, minor]) => minor > 0n).length,
    }))
    return { totals }
  }
}

const badRequest = { status: 400, answer: { code: 'BAD_REQUEST' } } as const
