import { type Funds, findBalance as findFunds, getBalance as getFunds } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { cashOf } from './accounts.ts'

export interface MemberBalance {
  balanceMinor: bigint
  /** Held for withdrawals under way. */
  heldMinor: bigint
  /** Balance minus held: what can be staked or withdrawn. */
  availableMinor: bigint
  /** Rises by one with each entry; what is held keeps it. */
  version: number
}

/** What a member's cash account holds now; undefined when the member has no wallet in that currency. */
export async function findBalance(
  reader: Reader,
  memberId: string,
  currency: string,
): Promise<MemberBalance | undefined> {
  const funds = await findFunds(reader, cashOf(memberId, currency))
  return funds && toBalance(funds)
}

/** What a member's cash account holds now. @throws when the wallet was never opened */
export async function getBalance(reader: Reader, memberId: string, currency: string): Promise<MemberBalance> {
  return toBalance(await getFunds(reader, cashOf(memberId, currency)))
}

interface WalletKey {
  memberId: string
  currency: string
}

interface BalanceRow {
  owner_id: string
  currency: string
  balance: string
  held: string
  available: string
  version: string
}

/** What these wallets hold now, read at once. @throws for a wallet that was never opened, when it is asked for */
export async function getBalances(
  reader: Reader,
  wallets: readonly WalletKey[],
): Promise<(wallet: WalletKey) => MemberBalance> {
  const find = await findBalances(reader, wallets)
  return (wallet) => {
    const balance = find(wallet)
    if (!balance) throw new Error(`member ${wallet.memberId} has no ${wallet.currency} wallet`)
    return balance
  }
}

/** What these wallets hold now, read at once; undefined for one that was never opened. */
export async function findBalances(
  reader: Reader,
  wallets: readonly WalletKey[],
): Promise<(wallet: WalletKey) => MemberBalance | undefined> {
  const { rows } = await sql<BalanceRow>`
    select owner_id, currency, balance, held, available, version from ledger.account_balances
    join unnest(${wallets.map(({ memberId }) => memberId)}::text[], ${wallets.map(({ currency }) => currency)}::text[])
      as wanted (owner_id, currency) using (owner_id, currency)
    where owner_kind = 'member' and kind = 'cash'`.execute(reader)
  const balances = new Map(rows.map((row) => [`${row.owner_id} ${row.currency}`, balanceOf(row)]))
  return ({ memberId, currency }) => balances.get(`${memberId} ${currency}`)
}

const balanceOf = (row: BalanceRow): MemberBalance => ({
  balanceMinor: BigInt(row.balance),
  heldMinor: BigInt(row.held),
  availableMinor: BigInt(row.available),
  version: Number(row.version),
})

const toBalance = ({ balanceMinor, heldMinor, availableMinor, version }: Funds): MemberBalance => ({
  balanceMinor,
  heldMinor,
  availableMinor,
  version: Number(version),
})
