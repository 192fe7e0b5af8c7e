export interface MoveAsk {
  op: 'post'
  debit: string
  credit: string
  amount: bigint
}

/** In-memory model of the ledger: the oracle of the property tests. */
export type Ask =
  | MoveAsk
  | { op: 'reverse'; transfer: number }
  | { op: 'hold'; account: string; amount: bigint }
  | { op: 'capture'; hold: number; credit: string; amount: bigint | null }
  | { op: 'release'; hold: number }

/** Transfers and holds are numbered in the order in which they were first asked for. */
export interface Answer {
  status: 'applied' | 'refused' | 'mismatch'
  replayed?: boolean
  code?: string
  transfer?: number
  hold?: number
  funds?: ModelFunds | null
}

export interface ModelFunds {
  balance: bigint
  held: bigint
  version: bigint
}

interface Account extends ModelFunds {
  isRunning: boolean
  isClosed: boolean
}
interface Transfer {
  debit: string
  credit: string
  amount: bigint
  isReversible: boolean
  isReversed: boolean
}
interface Hold {
  account: string
  amount: bigint
  left: bigint
}
interface Decision {
  code?: string
  subject: string | undefined
  transfer?: number
  hold?: number
}

export class LedgerModel {
  readonly accounts = new Map<string, Account>()
  readonly transfers: Transfer[] = []
  readonly holds: Hold[] = []
  readonly #first = new Map<string, { hash: string; decision: Decision }>()

  open(name: string, isRunning: boolean): void {
    this.accounts.set(name, { balance: 0n, held: 0n, version: 0n, isRunning, isClosed: false })
  }

  /** True when the account is closed now. */
  close(name: string): boolean {
    const account = this.#account(name)
    account.isClosed ||= account.balance === 0n
    return account.isClosed
  }

  ask(key: string, hash: string, ask: Ask): Answer {
    const first = this.#first.get(key)
    if (first && first.hash !== hash) return { status: 'mismatch' }
    const decision = first?.decision ?? this.#decide(ask)
    this.#first.set(key, { hash, decision })
    const { code, subject, ...ids } = decision
    const funds = subject === undefined ? null : this.funds(subject)
    return { status: code ? 'refused' : 'applied', replayed: first !== undefined, ...(code && { code }), ...ids, funds }
  }

  funds(name: string): ModelFunds {
    const { balance, held, version } = this.#account(name)
    return { balance, held, version }
  }

  #decide(ask: Ask): Decision {
    if (ask.op === 'post') return this.#move(ask)
    if (ask.op === 'reverse') return this.#reverse(ask.transfer)
    if (ask.op === 'hold') return this.#place(ask.account, ask.amount)
    if (ask.op === 'capture') return this.#capture(ask.hold, ask.credit, ask.amount)
    return this.#release(ask.hold)
  }

  #move(
    move: { debit: string; credit: string; amount: bigint },
    fromHold = 0n,
    refusal?: string,
    reverses?: Transfer,
  ): Decision {
    const [debit, credit] = [this.#account(move.debit), this.#account(move.credit)]
    const subject = debit.isRunning ? move.debit : credit.isRunning ? move.credit : undefined
    const isShort = debit.isRunning && debit.balance - debit.held + fromHold < move.amount
    const code =
      refusal ?? (debit.isClosed || credit.isClosed ? 'ACCOUNT_CLOSED' : isShort ? 'INSUFFICIENT_FUNDS' : undefined)
    const { debit: from, credit: to, amount } = move
    const isReversible = code === undefined && reverses === undefined
    const transfer = this.transfers.push({ debit: from, credit: to, amount, isReversible, isReversed: false }) - 1
    if (code) return { code, subject, transfer }
    if (reverses) reverses.isReversed = true
    debit.held -= fromHold
    add(debit, -amount)
    add(credit, amount)
    return { subject, transfer }
  }

  #reverse(index: number): Decision {
    const original = this.transfers[index]!
    const refusal = original.isReversible ? (original.isReversed ? 'ALREADY_REVERSED' : undefined) : 'NOT_REVERSIBLE'
    const mirror = { debit: original.credit, credit: original.debit, amount: original.amount }
    return this.#move(mirror, 0n, refusal, original)
  }

  #place(name: string, amount: bigint): Decision {
    const account = this.#account(name)
    if (account.isClosed) return { code: 'ACCOUNT_CLOSED', subject: name }
    if (account.balance - account.held < amount) return { code: 'INSUFFICIENT_FUNDS', subject: name }
    account.held += amount
    return { subject: name, hold: this.holds.push({ account: name, amount, left: amount }) - 1 }
  }

  #capture(index: number, credit: string, part: bigint | null): Decision {
    const hold = this.holds[index]!
    const amount = part ?? (hold.left || hold.amount)
    const refusal = hold.left === 0n ? 'HOLD_NOT_OPEN' : amount > hold.left ? 'HOLD_EXCEEDED' : undefined
    const decision = this.#move({ debit: hold.account, credit, amount }, amount, refusal)
    if (!decision.code) hold.left -= amount
    return { ...decision, hold: index }
  }

  #release(index: number): Decision {
    const hold = this.holds[index]!
    if (hold.left === 0n) return { code: 'HOLD_NOT_OPEN', subject: hold.account, hold: index }
    this.#account(hold.account).held -= hold.left
    hold.left = 0n
    return { subject: hold.account, hold: index }
  }

  #account(name: string): Account {
    return this.accounts.get(name)!
  }
}

function add(account: Account, amount: bigint): void {
  account.balance += amount
  if (account.isRunning) account.version += 1n
}
