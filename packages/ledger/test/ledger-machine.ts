import {
  type AccountKind,
  type AccountRef,
  captureHold,
  type Funds,
  getBalance,
  hashOf,
  type OwnerKind,
  openAccount,
  placeHold,
  postBatch,
  postTransfer,
  releaseHold,
  reverseTransfer,
} from '../src/index.ts'
import type { Tx } from './ledger-database.ts'
import type { Answer, Ask, ModelFunds, MoveAsk } from './ledger-model.ts'

const chart: Record<string, [OwnerKind, AccountKind]> = {
  cash: ['member', 'cash'],
  bonus: ['member', 'bonus'],
  vendor: ['vendor', 'vendor_clearing'],
  bank: ['house', 'clearing_bank'],
  expense: ['house', 'expense_bonus'],
}

export const members = ['ann', 'bob', 'cho'] as const
export const runningAccounts = members.flatMap((name) => [`cash ${name}`, `bonus ${name}`])
export const houseAccounts = ['bank main', 'vendor v1', 'expense main']

/** An account by its short name, such as `cash ann` or `cash ann USD`; each scope has its own. */
function refOf(name: string, scope: string): AccountRef {
  const [word, owner, currency = 'VND'] = name.split(' ') as [string, string, string?]
  const [ownerKind, kind] = chart[word]!
  return { ownerKind, ownerId: `${scope}-${owner}`, kind, currency }
}

/** What a command answered, with the ids of the database. */
export type RawAnswer = Answer & { transferId?: bigint; holdId?: bigint }

export interface BatchedAsk {
  key: string
  hash: string
  ask: MoveAsk
}

/** The real ledger behind the words of the model. */
export class LedgerMachine {
  readonly #scope: string
  readonly #accounts = new Map<string, bigint>()
  readonly #transfers: bigint[] = []
  readonly #holds: bigint[] = []

  constructor(scope: string) {
    this.#scope = scope
  }

  async open(tx: Tx, name: string): Promise<bigint> {
    const id = await openAccount(tx, refOf(name, this.#scope))
    this.#accounts.set(name, id)
    return id
  }

  accountId(name: string): bigint {
    return this.#accounts.get(name)!
  }

  async ask(tx: Tx, key: string, hash: string, ask: Ask): Promise<RawAnswer> {
    const command = { scope: this.#scope, key, requestHash: hashOf({ hash }), actor: 'machine' }
    const { funds, ...answer } = await this.#send(tx, command, ask)
    return { ...answer, ...(funds !== undefined && { funds: toModelFunds(funds) }) }
  }

  async books(tx: Tx, name: string): Promise<ModelFunds> {
    const { balanceMinor, heldMinor, version } = await getBalance(tx, refOf(name, this.#scope))
    return { balance: balanceMinor, held: heldMinor, version }
  }

  /** Moves asked for in one call. */
  async askBatch(tx: Tx, batch: readonly BatchedAsk[]): Promise<RawAnswer[]> {
    const ref = (name: string) => refOf(name, this.#scope)
    const transfers = batch.map(({ key, hash, ask }) => ({
      ...{ scope: this.#scope, key, requestHash: hashOf({ hash }), actor: 'machine', kind: 'move' },
      ...{ debit: ref(ask.debit), credit: ref(ask.credit), amountMinor: ask.amount },
    }))
    return (await postBatch(tx, transfers)).map((result) => {
      if (result.status === 'skipped') throw new Error('nothing of the batch goes with anything')
      if (result.status === 'mismatch') return result
      return { ...result, funds: toModelFunds(result.funds) }
    })
  }

  /** Replaces the ids of the database by the numbers of the model; call it once for each answer, in the serial order. */
  numbered({ transferId, holdId, ...answer }: RawAnswer): Answer {
    return {
      ...answer,
      ...(transferId !== undefined && { transfer: numberOf(this.#transfers, transferId) }),
      ...(holdId !== undefined && { hold: numberOf(this.#holds, holdId) }),
    }
  }

  async #send(tx: Tx, command: Command, ask: Ask): Promise<Sent> {
    const id = (name: string) => this.accountId(name)
    if (ask.op === 'post') {
      const accounts = { debitAccountId: id(ask.debit), creditAccountId: id(ask.credit) }
      return postTransfer(tx, { ...command, kind: 'move', ...accounts, amountMinor: ask.amount })
    }
    if (ask.op === 'reverse') return reverseTransfer(tx, { ...command, transferId: this.#transfers[ask.transfer]! })
    if (ask.op === 'hold') return placeHold(tx, { ...command, accountId: id(ask.account), amountMinor: ask.amount })
    const holdId = this.#holds[ask.hold]!
    if (ask.op === 'release') return releaseHold(tx, { ...command, holdId })
    const payout = { kind: 'payout', creditAccountId: id(ask.credit), amountMinor: ask.amount ?? undefined }
    return captureHold(tx, { ...command, holdId, ...payout })
  }
}

type Command = { scope: string; key: string; requestHash: string; actor: string }
type Sent = Omit<RawAnswer, 'funds'> & { funds?: Funds | null }

const toModelFunds = (funds: Funds | null): ModelFunds | null =>
  funds && { balance: funds.balanceMinor, held: funds.heldMinor, version: funds.version }

function numberOf(ids: bigint[], id: bigint): number {
  const index = ids.indexOf(id)
  return index >= 0 ? index : ids.push(id) - 1
}
