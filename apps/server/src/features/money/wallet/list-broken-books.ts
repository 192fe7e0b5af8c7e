import type { BrokenRow } from '@fairground/contract'
import { type BrokenInvariant, listBrokenDays, listBrokenInvariants } from '@fairground/ledger'
import { sql } from 'kysely'
import { type Db, transact } from '../../../db/db.ts'
import { listBrokenEscrow } from './list-broken-escrow.ts'
import { listBrokenPools } from './list-broken-pools.ts'
import { listBrokenTransit } from './list-broken-transit.ts'

const auditMsMax = 30 * 60_000

/** Every row of the ledger that breaks one of its rules, every sum by day that its entries do not add up to, and money in transit that no transfer waits for. It reads every entry, so only a job asks. */
export const listBrokenBooks = (db: Db): Promise<BrokenRow[]> =>
  transact(db, async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(auditMsMax)}`.execute(tx)
    const broken = await listBrokenInvariants(tx)
    const days = await listBrokenDays(tx)
    const transit = await listBrokenTransit(tx)
    return [
      ...broken.map(({ invariant, detail, ...ids }) => ({ rule: invariant, detail, place: placeOf(ids) })),
      ...days.map(({ place, counted, found }) => ({
        rule: 'member-days',
        place,
        detail: `counted ${counted || 'nothing'}, the entries add up to ${found || 'nothing'}`,
      })),
      ...transit,
      ...(await listBrokenPools(tx)),
      ...(await listBrokenEscrow(tx)),
    ]
  })

const placeOf = ({ accountId, transferId, entryId, holdId }: Omit<BrokenInvariant, 'invariant' | 'detail'>): string =>
  Object.entries({ account: accountId, transfer: transferId, entry: entryId, hold: holdId })
    .flatMap(([name, id]) => (id === null ? [] : [`${name} ${id}`]))
    .join(', ')
