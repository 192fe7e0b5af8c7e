import type { LedgerTransfer } from '@fairground/contract'
import { ledgerPageMax } from '@fairground/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import type { LedgerSearch } from './ledger-search.ts'

const pageSize = 50
/** A file of more rows is asked for by days. */
export const fileRowsMax = 5_000

const filterOf = ({ query: text, account, kind, from, to }: LedgerSearch) => ({
  query: account ? undefined : text || undefined,
  accountId: account,
  kind,
  from,
  to,
})

/** The list, newest first, page after page. */
export const useTransfers = (search: LedgerSearch) =>
  useInfiniteQuery({
    ...query.staff.ledgerTransfers.infiniteOptions({
      input: (before: string | undefined) => ({ ...filterOf(search), before, limit: pageSize }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
    }),
    placeholderData: keepPreviousData,
  })

export const useTransfer = (transferId: string) =>
  useQuery(query.staff.ledgerTransfer.queryOptions({ input: { transferId } }))

/** Accounts of the house and of vendors. */
export const useHouseAccounts = () => useQuery(query.staff.ledgerAccounts.queryOptions({ input: {} }))

/** What stood on an account at a wall clock of the site; nothing is asked before there is one. */
export const useBalanceAt = (accountId: string, at: string | undefined) =>
  useQuery({ ...query.staff.ledgerAccount.queryOptions({ input: { accountId, at } }), enabled: at !== undefined })

/** Every transfer the search finds, up to the most that one file holds. */
export async function loadTransfers(search: LedgerSearch): Promise<LedgerTransfer[]> {
  const found: LedgerTransfer[] = []
  let before: string | undefined
  do {
    const page = await api.staff.ledgerTransfers({ ...filterOf(search), before, limit: ledgerPageMax })
    found.push(...page.list)
    before = page.next
  } while (before !== undefined && found.length < fileRowsMax)
  return found
}
