import { randomUUID } from 'node:crypto'
import {
  type AccountKind,
  hashOf,
  type OwnerKind,
  openAccount,
  postTransfer,
  type TransferResult,
} from '../src/index.ts'
import type { LedgerDatabase, Tx } from './ledger-database.ts'

export const currency = 'VND'

/** Fields of a command that a test does not care about. */
export const command = (key: string = randomUUID()) => ({
  scope: 'test',
  key,
  requestHash: hashOf({ key }),
  actor: 'tester',
})

export function open(tx: Tx, kind: AccountKind, ownerId: string = randomUUID()): Promise<bigint> {
  return openAccount(tx, { ownerKind: ownerKindOf(kind), ownerId, kind, currency })
}

function ownerKindOf(kind: AccountKind): OwnerKind {
  if (kind === 'cash' || kind === 'bonus' || kind === 'locked') return 'member'
  return kind === 'vendor_clearing' || kind === 'revenue_ggr' ? 'vendor' : 'house'
}

export interface Move {
  debit: bigint
  credit: bigint
  amount: bigint
  kind?: string
  key?: string
  requestHash?: string
}

export function move(
  tx: Tx,
  { debit, credit, amount, kind = 'transfer', key, requestHash }: Move,
): Promise<TransferResult> {
  return postTransfer(tx, {
    ...command(key),
    ...(requestHash ? { requestHash } : {}),
    kind,
    debitAccountId: debit,
    creditAccountId: credit,
    amountMinor: amount,
  })
}

export interface World {
  bank: bigint
  vendor: bigint
  /** A member's cash account with `amount` deposited. */
  member(amount: bigint): Promise<bigint>
}

/** A bank, a vendor and the requested number of members with money. */
export async function buildWorld(database: LedgerDatabase): Promise<World> {
  const bank = await database.run((tx) => open(tx, 'clearing_bank'))
  const vendor = await database.run((tx) => open(tx, 'vendor_clearing'))
  const member = (amount: bigint) =>
    database.run(async (tx) => {
      const account = await open(tx, 'cash')
      if (amount > 0n) await move(tx, { debit: bank, credit: account, amount, kind: 'deposit' })
      return account
    })
  return { bank, vendor, member }
}
