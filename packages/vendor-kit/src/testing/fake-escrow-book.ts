import type { PswAnswer, PswCode, PswRequest } from '@fairground/contract/psw'

type Result = Partial<PswAnswer> & { code: PswCode }
type BuyIn = PswRequest<'escrow/open'>
type Hand = PswRequest<'escrow/hand'>

export interface FakeEscrow {
  escrowId: string
  playerId: string
  gameId: string
  tableId: string
  currency: string
  state: 'OPEN' | 'CLOSED' | 'VOID'
  balanceMinor: bigint
  lastHandSeq: number
  openedAt: string
  /** By transaction: what was bought, and whether a hand has named the seat since. */
  buyIns: Map<string, { amountMinor: bigint; isPlayed: boolean; isTakenBack: boolean }>
  /** Σ (returned − contribution) of its hands. */
  wonMinor: bigint
  /** Σ contribution: its turnover. */
  contributedMinor: bigint
  rakeMinor: bigint
  closedMinor: bigint
}

interface TableBook {
  lastHandSeq: number
  /** Σ rake of its hands. */
  rakeMinor: bigint
}

/** Why a player may not play on, or undefined. */
type StopOf = (playerId: string) => PswCode | undefined

/** Money at tables of players as PSW/1 promises it: E-1 to E-7 hold after every call, or it throws. */
export class FakeEscrowBook {
  readonly escrows = new Map<string, FakeEscrow>()
  readonly tables = new Map<string, TableBook>()
  private readonly hands = new Map<string, { fields: string; result: Result }>()
  private readonly stopOf: StopOf

  constructor(stopOf: StopOf) {
    this.stopOf = stopOf
  }

  /** The cash has been looked at before. */
  buyIn(call: 'escrow/open' | 'escrow/top-up', request: BuyIn): Result {
    const escrow = call === 'escrow/open' ? this.open(request) : this.escrows.get(request.escrowId)
    if (!escrow) return { code: call === 'escrow/open' ? 'TRANSACTION_MISMATCH' : 'ESCROW_NOT_FOUND' }
    const { playerId, tableId, currency, gameId } = request
    if (escrow.playerId !== playerId || escrow.tableId !== tableId || escrow.gameId !== gameId)
      return { code: 'TRANSACTION_MISMATCH' }
    if (escrow.currency !== currency) return { code: 'CURRENCY_MISMATCH' }
    if (escrow.state !== 'OPEN') return { code: 'ESCROW_CLOSED' }
    const amountMinor = BigInt(request.amount)
    escrow.balanceMinor += amountMinor
    escrow.buyIns.set(request.transactionId, { amountMinor, isPlayed: false, isTakenBack: false })
    this.prove()
    return { code: 'OK', escrowBalance: escrow.balanceMinor.toString() }
  }

  private open({ escrowId, playerId, gameId, tableId, currency }: BuyIn): FakeEscrow | undefined {
    if (this.escrows.has(escrowId)) return undefined
    const escrow: FakeEscrow = {
      ...{ escrowId, playerId, gameId, tableId, currency, state: 'OPEN', balanceMinor: 0n, lastHandSeq: 0 },
      ...{ openedAt: new Date().toISOString(), buyIns: new Map(), wonMinor: 0n, contributedMinor: 0n, rakeMinor: 0n },
      closedMinor: 0n,
    }
    this.escrows.set(escrowId, escrow)
    return escrow
  }

  /** Undefined where the transaction is no buy-in; a buy-in that a hand has seen, or that was paid out, stays. */
  takeBack(transactionId: string): Result | undefined {
    for (const escrow of this.escrows.values()) {
      const bought = escrow.buyIns.get(transactionId)
      if (!bought) continue
      if (bought.isPlayed || escrow.state !== 'OPEN') return { code: 'BET_ALREADY_SETTLED' }
      bought.isTakenBack = true
      escrow.balanceMinor -= bought.amountMinor
      if ([...escrow.buyIns.values()].every(({ isTakenBack }) => isTakenBack)) escrow.state = 'VOID'
      this.prove()
      return { code: 'OK' }
    }
    return undefined
  }

  hand({ requestId: _, ...hand }: Hand): Result {
    const fields = JSON.stringify(hand)
    const known = this.hands.get(hand.transactionId)
    if (known)
      return known.fields === fields ? { ...known.result, ...this.after(hand, known.result), replayed: true } : mismatch
    const result = this.decide(hand)
    if (result.code !== 'HAND_GAP' && result.code !== 'ESCROW_NOT_FOUND')
      this.hands.set(hand.transactionId, { fields, result })
    this.prove()
    return { ...result, ...this.after(hand, result) }
  }

  private decide(hand: Omit<Hand, 'requestId'>): Result {
    const table = this.tables.get(hand.tableId) ?? { lastHandSeq: 0, rakeMinor: 0n }
    if (hand.handSeq <= table.lastHandSeq) return mismatch
    if (hand.handSeq > table.lastHandSeq + 1) return { code: 'HAND_GAP' }
    const refusal = this.refusalOf(hand)
    if (refusal) return { code: refusal }
    for (const seat of hand.seats) this.bookSeat(hand, seat)
    this.tables.set(hand.tableId, {
      lastHandSeq: hand.handSeq,
      rakeMinor: table.rakeMinor + BigInt(hand.rake),
    })
    return { code: 'OK' }
  }

  private refusalOf({ seats, rake, tableId, currency }: Omit<Hand, 'requestId'>): PswCode | undefined {
    if (new Set(seats.map(({ escrowId }) => escrowId)).size !== seats.length) return 'BAD_REQUEST'
    const sum = (of: 'contribution' | 'returned' | 'rake') => seats.reduce((all, seat) => all + BigInt(seat[of]), 0n)
    for (const seat of seats) {
      const escrow = this.escrows.get(seat.escrowId)
      if (!escrow) return 'ESCROW_NOT_FOUND'
      if (escrow.tableId !== tableId || escrow.playerId !== seat.playerId) return 'TRANSACTION_MISMATCH'
      if (escrow.currency !== currency) return 'CURRENCY_MISMATCH'
      if (escrow.state !== 'OPEN') return 'ESCROW_CLOSED'
      if (BigInt(seat.contribution) > escrow.balanceMinor) return 'ESCROW_EXCEEDED'
    }
    if (sum('rake') !== BigInt(rake) || sum('contribution') !== sum('returned') + BigInt(rake))
      return 'HAND_NOT_BALANCED'
    return undefined
  }

  private bookSeat({ handSeq }: Omit<Hand, 'requestId'>, seat: Hand['seats'][number]): void {
    const escrow = this.escrows.get(seat.escrowId)
    if (!escrow) throw new Error(`no seat ${seat.escrowId}`)
    const wonMinor = BigInt(seat.returned) - BigInt(seat.contribution)
    escrow.balanceMinor += wonMinor
    escrow.wonMinor += wonMinor
    escrow.contributedMinor += BigInt(seat.contribution)
    escrow.rakeMinor += BigInt(seat.rake)
    escrow.lastHandSeq = handSeq
    for (const bought of escrow.buyIns.values()) bought.isPlayed = true
  }

  /** As it is now, also in the answer to a repeated call. */
  private after({ seats }: Omit<Hand, 'requestId'>, { code }: Result): Pick<PswAnswer, 'seats'> {
    if (code !== 'OK') return {}
    return {
      seats: seats.map(({ escrowId, playerId }) => {
        const reason = this.stopOf(playerId)
        const escrowBalance = (this.escrows.get(escrowId)?.balanceMinor ?? 0n).toString()
        return { escrowId, escrowBalance, mayPlayOn: reason === undefined, ...(reason && { reason }) }
      }),
    }
  }

  /** `paidMinor` is what becomes cash. */
  close({ escrowId, playerId, amount, currency, lastHandSeq }: PswRequest<'escrow/close'>): Result & {
    paidMinor: bigint
  } {
    const escrow = this.escrows.get(escrowId)
    const refused = (code: PswCode) => ({ code, paidMinor: 0n })
    if (!escrow) return refused('ESCROW_NOT_FOUND')
    if (escrow.playerId !== playerId) return refused('TRANSACTION_MISMATCH')
    if (escrow.currency !== currency) return refused('CURRENCY_MISMATCH')
    if (escrow.state !== 'OPEN') return refused('ESCROW_CLOSED')
    if (lastHandSeq > (this.tables.get(escrow.tableId)?.lastHandSeq ?? 0)) return refused('HAND_GAP')
    if (BigInt(amount) !== escrow.balanceMinor) return refused('ESCROW_AMOUNT_MISMATCH')
    const paidMinor = escrow.balanceMinor
    Object.assign(escrow, { state: 'CLOSED', closedMinor: paidMinor, balanceMinor: 0n })
    this.prove()
    return { code: 'OK', paidMinor }
  }

  status({ tableId, escrowId }: PswRequest<'escrow/status'>): Result {
    const found = [...this.escrows.values()].filter((escrow) =>
      escrowId === undefined ? escrow.tableId === tableId && escrow.state === 'OPEN' : escrow.escrowId === escrowId,
    )
    return {
      code: 'OK',
      escrows: found.map((escrow) => {
        const { playerId, gameId, currency, state, lastHandSeq, openedAt } = escrow
        return {
          ...{ escrowId: escrow.escrowId, tableId: escrow.tableId, playerId, gameId, currency, state },
          ...{ lastHandSeq, openedAt, escrowBalance: escrow.balanceMinor.toString() },
        }
      }),
    }
  }

  /** What stands at a table: E-1 compares it with its chips and pot. */
  moneyAt(tableId: string): bigint {
    return [...this.escrows.values()]
      .filter((escrow) => escrow.tableId === tableId)
      .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n)
  }

  /** @throws where money came from nowhere or went nowhere (E-2 to E-7). */
  private prove(): void {
    const rakes = new Map<string, bigint>()
    const won = new Map<string, bigint>()
    for (const escrow of this.escrows.values()) {
      const bought = [...escrow.buyIns.values()].filter(({ isTakenBack }) => !isTakenBack)
      const boughtMinor = bought.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
      if (escrow.balanceMinor < 0n) throw new Error(`E-3: ${escrow.escrowId} is below zero`)
      if (escrow.state !== 'OPEN' && escrow.balanceMinor !== 0n) throw new Error(`E-5: ${escrow.escrowId} holds money`)
      if (boughtMinor + escrow.wonMinor !== escrow.balanceMinor + escrow.closedMinor)
        throw new Error(`E-6: ${escrow.escrowId} does not add up`)
      rakes.set(escrow.tableId, (rakes.get(escrow.tableId) ?? 0n) + escrow.rakeMinor)
      won.set(escrow.tableId, (won.get(escrow.tableId) ?? 0n) + escrow.wonMinor)
    }
    for (const [tableId, { rakeMinor }] of this.tables) {
      if ((won.get(tableId) ?? 0n) + rakeMinor !== 0n) throw new Error(`E-2: ${tableId} does not add up`)
      if ((rakes.get(tableId) ?? 0n) !== rakeMinor) throw new Error(`E-7: the rake of ${tableId} is not its seats'`)
    }
  }
}

const mismatch: Result = { code: 'TRANSACTION_MISMATCH' }
