import type { Reader } from '../../../db/db.ts'
import { findAccount, findAccounts } from './account-store.ts'
import type { BookAccount } from './book.ts'
import { readSearch } from './book-search.ts'
import {
  findByReference,
  findByVendorText,
  listAccountTransfers,
  listTransfers,
  listTransfersOf,
  type TransferFilter,
  type TransferPage,
} from './transfer-store.ts'

interface Query extends TransferFilter {
  accountId: string | undefined
  text: string | undefined
}

interface Found extends TransferPage {
  account?: BookAccount
  accounts: BookAccount[]
}

/** Transfers of one account, of what a search means, or all; a search that means just one account gives its list. */
export async function findTransfers(reader: Reader, { accountId, text, ...filter }: Query): Promise<Found> {
  if (accountId) return ofAccount(reader, await findAccount(reader, accountId), filter)
  if (!text) return { accounts: [], ...(await listTransfers(reader, filter)) }
  const { transferId, reference, vendorText, name } = readSearch(text)
  const ids = [
    ...(transferId === undefined ? [] : [transferId]),
    ...(reference ? await findByReference(reader, reference) : []),
    ...(vendorText ? await findByVendorText(reader, vendorText) : []),
  ]
  const accounts = name ? await findAccounts(reader, name) : []
  if (ids.length === 0 && accounts.length === 1) return ofAccount(reader, accounts[0], filter)
  return { accounts, ...(await listTransfersOf(reader, ids, filter)) }
}

async function ofAccount(reader: Reader, account: BookAccount | undefined, filter: TransferFilter): Promise<Found> {
  if (!account) return { accounts: [], transfers: [], next: undefined }
  return { account, accounts: [], ...(await listAccountTransfers(reader, account.accountId, filter)) }
}
