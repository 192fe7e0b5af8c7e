import type { Reader } from '../../../db/db.ts'
import { listLedgerBlocks } from '../wallet/index.ts'
import { listAuditItems } from './audit-items-store.ts'
import type { ChainItem } from './chain.ts'
import type { ChainName } from './chain-store.ts'

export interface Span {
  /** Inclusive; absent for the beginning. */
  from: Date | undefined
  /** Exclusive. */
  until: Date
}

export interface Chain {
  name: ChainName
  /** What a broken link is called among findings. */
  rule: string
  /** Up to when everything is surely committed, by the clock of the database. */
  settledUntil(now: Date): Date
  listItems(reader: Reader, span: Span): Promise<ChainItem[]>
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** No transaction that writes there lasts longer than the margin each leaves. */
export const chains: readonly Chain[] = [
  {
    name: 'audit',
    rule: 'audit-log',
    settledUntil: (now) => new Date(now.getTime() - 2 * minuteMs),
    listItems: listAuditItems,
  },
  {
    name: 'ledger',
    rule: 'ledger-day',
    settledUntil: (now) => new Date(Math.floor((now.getTime() - 10 * minuteMs) / dayMs) * dayMs),
    listItems: listLedgerBlocks,
  },
]
