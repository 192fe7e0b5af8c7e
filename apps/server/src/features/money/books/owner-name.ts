import { type RawBuilder, sql } from 'kysely'

/** The name of whoever owns an account of the ledger, as a column: account of a member, name of a vendor, else the id. */
export const ownerName = (
  ownerKind: string,
  ownerId: string,
): RawBuilder<string> => sql<string>`case ${sql.ref(ownerKind)}
    when 'member' then coalesce((select m.account from members m where m.id = ${sql.ref(ownerId)}), ${sql.ref(ownerId)})
    when 'vendor' then coalesce((select v.name from vendors v where v.id = ${sql.ref(ownerId)}), ${sql.ref(ownerId)})
    else ${sql.ref(ownerId)} end`
