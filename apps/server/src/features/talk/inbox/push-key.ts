import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { type Reader, transact } from '../../../db/db.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import type { SealedColumn } from '../../../lib/sealed-column.ts'
import { newVapidKey, type VapidKey } from '../../../lib/web-push.ts'

const sealPurpose = 'push-key'

export const inboxSealed: readonly SealedColumn[] = [
  { table: 'push_keys', column: 'sealed_private', key: ['id'], purposeOf: () => sealPurpose },
  {
    table: 'push_subscriptions',
    column: 'sealed_keys',
    key: ['id'],
    purposeOf: ({ id = '' }) => keysPurpose(id),
  },
]

/** What the keys of a subscription are sealed for. */
export const keysPurpose = (subscriptionId: string): string => `push-keys:${subscriptionId}`

/** The pair by which push services know this site; made at the first need and never changed, as every browser holds on to it. */
export const pushKey = rememberBriefly(
  { lifeMs: 60_000, entriesMax: 1 },
  async (context: AppContext): Promise<VapidKey> => (await findKey(context, context.db)) ?? makeKey(context),
)

const makeKey = (context: AppContext): Promise<VapidKey> =>
  transact(context.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('push_keys'))`.execute(tx)
    const known = await findKey(context, tx)
    if (known) return known
    const { publicKey, privateKey } = newVapidKey()
    const sealed = context.secrets.seal(sealPurpose, privateKey)
    const row = { public_key: publicKey, sealed_private: sealed, created_at: context.clock.now() }
    await tx.insertInto('push_keys').values(row).execute()
    return { publicKey, privateKey }
  })

async function findKey({ secrets }: AppContext, reader: Reader): Promise<VapidKey | undefined> {
  const row = await reader.selectFrom('push_keys').select(['public_key', 'sealed_private']).executeTakeFirst()
  return row && { publicKey: row.public_key, privateKey: secrets.open(sealPurpose, row.sealed_private) }
}
