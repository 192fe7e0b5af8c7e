import { randomBytes, randomUUID } from 'node:crypto'
import type { PswAnswer, PswCall, PswCode, PswRequest } from '@fairground/contract/psw'
import { FakeEscrowBook } from './fake-escrow-book.ts'

type Result = Partial<PswAnswer> & { code: PswCode }

interface Account {
  currency: string
  mode: 'real' | 'demo'
  balanceMinor: bigint
  /** Where the vendor is told groups. */
  points?: PswAnswer['points']
  apart?: PswAnswer['apart']
  version: number
  betLimits?: PswAnswer['betLimits']
  pace?: PswAnswer['pace']
  /** Bets wait for the player's word while it is due. */
  realityCheck?: PswAnswer['realityCheck']
  /** Why the player may not play on after the next hand. */
  stopsPlay?: PswCode
}

interface Entry {
  fields: string
  state: 'APPLIED' | 'REJECTED' | 'ROLLED_BACK' | 'TOMBSTONED'
  code: PswCode
  amountMinor: bigint
  playerId: string
  hasWin: boolean
  rolledBackBy?: string
}

/** Tried again, these may come to something else. */
const unremembered = new Set<PswCode>(['BET_NOT_FOUND', 'ADJUST_VERSION_GAP', 'HAND_GAP', 'ESCROW_NOT_FOUND'])

/** The money of a portal as PSW/1 promises it: one row per transaction id for ever, refusals remembered, tombstones kept. */
export class FakeWalletBook {
  readonly accounts = new Map<string, Account>()
  readonly entries = new Map<string, Entry>()
  readonly escrow = new FakeEscrowBook((playerId) => this.stopOf(playerId))
  private readonly launches = new Map<string, { playerId: string; gameId: string; sessionToken: string }>()
  private readonly sessions = new Map<string, string>()
  /** The last version of each original that was corrected. */
  private readonly adjusted = new Map<string, number>()

  addPlayer(playerId: string, account: Partial<Account> = {}): void {
    this.accounts.set(playerId, { currency: 'VND', mode: 'real', balanceMinor: 100_000_000n, version: 1, ...account })
  }

  newLaunchToken(playerId: string, gameId: string): string {
    const token = randomBytes(32).toString('base64url')
    this.launches.set(token, { playerId, gameId, sessionToken: randomBytes(32).toString('base64url') })
    return token
  }

  endSessions(): void {
    this.sessions.clear()
  }

  act(call: PswCall, body: unknown): Result {
    switch (call) {
      case 'authenticate':
        return this.authenticate(body as PswRequest<'authenticate'>)
      case 'balance':
        return this.balance(body as PswRequest<'balance'>)
      case 'bet':
        return this.once(body as PswRequest<'bet'>, (bet) => this.bet(bet))
      case 'session/open':
        return this.openFurther(body as PswRequest<'session/open'>)
      case 'session/keepalive': {
        const { playerId, sessionToken } = body as PswRequest<'session/keepalive'>
        return { code: this.sessions.get(sessionToken) === playerId ? 'OK' : 'SESSION_EXPIRED' }
      }
      case 'reality-check':
      case 'reality-check/confirm':
        return this.realityCheck(call, body as PswRequest<'reality-check'>)
      case 'free-round-win':
        return this.once(body as PswRequest<'free-round-win'>, ({ playerId, amount }) =>
          this.move(playerId, BigInt(amount)),
        )
      case 'promo-win':
      case 'jackpot-win':
        return this.once(body as PswRequest<'promo-win'>, ({ playerId, amount }) => this.move(playerId, BigInt(amount)))
      case 'adjust':
        return this.once(body as PswRequest<'adjust'>, (adjust) => this.adjust(adjust))
      case 'win':
        return this.once(body as PswRequest<'win'>, (win) => this.win(win))
      case 'rollback':
        return this.once(body as PswRequest<'rollback'>, (rollback) => this.rollback(rollback))
      case 'escrow/open':
      case 'escrow/top-up':
        return this.once(body as PswRequest<'escrow/open'>, (buyIn) => this.buyIn(call, buyIn))
      case 'escrow/hand':
        return this.escrow.hand(body as PswRequest<'escrow/hand'>)
      case 'escrow/close':
        return this.once(body as PswRequest<'escrow/close'>, (close) => this.closeEscrow(close))
      case 'escrow/status':
        return this.escrow.status(body as PswRequest<'escrow/status'>)
      case 'transaction/status': {
        const { transactionId, playerId } = body as PswRequest<'transaction/status'>
        const entry = this.entries.get(transactionId)
        if (entry?.playerId !== playerId) return { code: 'OK', state: 'UNKNOWN' }
        return {
          code: 'OK',
          state: entry.state,
          ...(entry.state === 'REJECTED' ? { rejectedCode: entry.code } : {}),
          ...this.money(playerId),
        }
      }
      default:
        return { code: 'UNKNOWN_CALL' }
    }
  }

  /** What all applied bets less refunds, and all applied wins, moved. */
  moved(playerId: string): { betsMinor: bigint; winsMinor: bigint; wins: number } {
    let [betsMinor, winsMinor, wins] = [0n, 0n, 0]
    for (const [id, entry] of this.entries) {
      if (entry.playerId !== playerId || entry.state !== 'APPLIED') continue
      if (/\.bet(\.\d+)?$/.test(id)) betsMinor += entry.amountMinor
      if (id.endsWith('.win')) {
        winsMinor += entry.amountMinor
        wins += 1
      }
    }
    return { betsMinor, winsMinor, wins }
  }

  balanceOf(playerId: string): bigint {
    return this.account(playerId).balanceMinor
  }

  private authenticate({ launchToken, gameId }: PswRequest<'authenticate'>): Result {
    const launch = this.launches.get(launchToken)
    if (launch?.gameId !== gameId) return { code: 'LAUNCH_TOKEN_INVALID' }
    this.sessions.set(launch.sessionToken, launch.playerId)
    const { mode, betLimits, points, pace, apart } = this.account(launch.playerId)
    return {
      code: 'OK',
      playerId: launch.playerId,
      sessionToken: launch.sessionToken,
      ...{ mode, betLimits, points, pace, apart },
      ...this.money(launch.playerId),
    }
  }

  private openFurther({ playerId, sessionToken }: PswRequest<'session/open'>): Result {
    if (this.sessions.get(sessionToken) !== playerId) return { code: 'SESSION_EXPIRED' }
    const further = randomBytes(32).toString('base64url')
    this.sessions.set(further, playerId)
    const { mode, betLimits, pace } = this.account(playerId)
    return { code: 'OK', playerId, sessionToken: further, mode, betLimits, pace, ...this.money(playerId) }
  }

  private balance({ playerId, sessionToken }: PswRequest<'balance'>): Result {
    if (this.sessions.get(sessionToken) !== playerId) return { code: 'SESSION_EXPIRED' }
    const { betLimits, pace } = this.account(playerId)
    return { code: 'OK', betLimits, pace, ...this.money(playerId) }
  }

  private realityCheck(call: PswCall, { playerId, sessionToken }: PswRequest<'reality-check'>): Result {
    if (this.sessions.get(sessionToken) !== playerId) return { code: 'SESSION_EXPIRED' }
    const account = this.account(playerId)
    if (call === 'reality-check') return { code: 'OK', realityCheck: account.realityCheck }
    if (account.realityCheck) account.realityCheck.isDue = false
    return { code: 'OK' }
  }

  /** The same id and fields answer the same; a bet that was taken back since answers BET_CANCELLED. */
  private once<
    Body extends { requestId: string; transactionId: string; playerId: string; amount?: string | undefined },
  >(body: Body, work: (body: Body) => Result): Result {
    if (!this.accounts.has(body.playerId)) return { code: 'BET_NOT_FOUND' }
    const { requestId: _, ...business } = body
    const fields = JSON.stringify(business)
    const known = this.entries.get(body.transactionId)
    if (known?.state === 'TOMBSTONED' || known?.state === 'ROLLED_BACK')
      return { code: 'BET_CANCELLED', ...this.money(body.playerId) }
    if (known)
      return known.fields === fields
        ? { code: known.code, replayed: true, ...this.money(body.playerId), ...this.held(body) }
        : { code: 'TRANSACTION_MISMATCH' }
    const result = work(body)
    if (unremembered.has(result.code)) return result
    const state = result.code === 'OK' || this.isRollback(body) ? 'APPLIED' : 'REJECTED'
    const amountMinor = BigInt(body.amount ?? 0)
    this.entries.set(body.transactionId, {
      fields,
      state,
      code: result.code,
      amountMinor,
      playerId: body.playerId,
      hasWin: false,
    })
    return { portalTransactionId: randomUUID(), ...result, ...this.money(body.playerId) }
  }

  private isRollback = (body: object): boolean => 'originalTransactionId' in body

  private bet({
    playerId,
    sessionToken,
    amount,
    currency,
  }: Pick<PswRequest<'bet'>, 'playerId' | 'sessionToken' | 'amount' | 'currency'>): Result {
    if (this.sessions.get(sessionToken) !== playerId) return { code: 'SESSION_EXPIRED' }
    const account = this.account(playerId)
    if (account.currency !== currency) return { code: 'CURRENCY_MISMATCH' }
    if (account.realityCheck?.isDue) return { code: 'REALITY_CHECK_PENDING' }
    if (account.balanceMinor < BigInt(amount)) return { code: 'INSUFFICIENT_FUNDS' }
    return this.move(playerId, -BigInt(amount))
  }

  private buyIn(call: 'escrow/open' | 'escrow/top-up', request: PswRequest<'escrow/open'>): Result {
    const refused = this.bet(request)
    if (refused.code !== 'OK') return refused
    const result = this.escrow.buyIn(call, request)
    // The cash was taken as for a bet: what the seat refused goes back.
    return result.code === 'OK' ? result : { ...this.move(request.playerId, BigInt(request.amount)), ...result }
  }

  private closeEscrow(close: PswRequest<'escrow/close'>): Result {
    const { paidMinor, ...result } = this.escrow.close(close)
    return result.code === 'OK' ? this.move(close.playerId, paidMinor) : result
  }

  private held(body: object): Pick<PswAnswer, 'escrowBalance'> {
    const escrow =
      'escrowId' in body && 'sessionToken' in body ? this.escrow.escrows.get(String(body.escrowId)) : undefined
    return escrow ? { escrowBalance: escrow.balanceMinor.toString() } : {}
  }

  private stopOf(playerId: string): PswCode | undefined {
    const account = this.account(playerId)
    if (account.stopsPlay) return account.stopsPlay
    if (account.realityCheck?.isDue) return 'REALITY_CHECK_PENDING'
    return [...this.sessions.values()].includes(playerId) ? undefined : 'SESSION_EXPIRED'
  }

  private win({ playerId, amount, betTransactionId }: PswRequest<'win'>): Result {
    const bets = (betTransactionId ?? []).map((id) => this.entries.get(id))
    if (bets.length === 0 || bets.some((bet) => bet?.playerId !== playerId || bet.state !== 'APPLIED'))
      return { code: 'BET_NOT_FOUND' }
    if (bets.some((bet) => bet?.hasWin)) return { code: 'BET_ALREADY_SETTLED' }
    for (const bet of bets) if (bet) bet.hasWin = true
    return this.move(playerId, BigInt(amount))
  }

  /** Version by version; below zero it is a debt, as in the portal's ledger. */
  private adjust({ playerId, originalTransactionId, amount, version }: PswRequest<'adjust'>): Result {
    const original = this.entries.get(originalTransactionId)
    if (original?.playerId !== playerId || original.state !== 'APPLIED') return { code: 'BET_NOT_FOUND' }
    const last = this.adjusted.get(originalTransactionId) ?? 0
    if (version !== last + 1) return { code: version > last ? 'ADJUST_VERSION_GAP' : 'TRANSACTION_MISMATCH' }
    this.adjusted.set(originalTransactionId, version)
    return this.move(playerId, BigInt(amount))
  }

  private rollback({ playerId, originalTransactionId, transactionId }: PswRequest<'rollback'>): Result {
    const bet = this.entries.get(originalTransactionId)
    if (!bet) {
      this.entries.set(originalTransactionId, {
        fields: '',
        state: 'TOMBSTONED',
        code: 'TOMBSTONED',
        amountMinor: 0n,
        playerId,
        hasWin: false,
      })
      return { code: 'TOMBSTONED' }
    }
    if (bet.state === 'REJECTED') return { code: 'NOTHING_TO_ROLL_BACK' }
    if (bet.state !== 'APPLIED') return { code: 'ALREADY_ROLLED_BACK' }
    if (bet.hasWin) return { code: 'BET_ALREADY_SETTLED' }
    const seat = this.escrow.takeBack(originalTransactionId)
    if (seat && seat.code !== 'OK') return seat
    bet.state = 'ROLLED_BACK'
    bet.rolledBackBy = transactionId
    return this.move(playerId, bet.amountMinor)
  }

  private move(playerId: string, amountMinor: bigint): Result {
    const account = this.account(playerId)
    account.balanceMinor += amountMinor
    account.version += 1
    return { code: 'OK' }
  }

  private money(playerId: string): Partial<PswAnswer> {
    const { balanceMinor, version, currency } = this.account(playerId)
    return { balance: balanceMinor.toString(), balanceVersion: version, currency }
  }

  private account(playerId: string): Account {
    const account = this.accounts.get(playerId)
    if (!account) throw new Error(`the wallet knows no player ${playerId}`)
    return account
  }
}
