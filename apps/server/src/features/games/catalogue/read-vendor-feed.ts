import { PswUnknownOutcome } from '@fairground/psw'
import type * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import { postToVendor } from './post-to-vendor.ts'

const timeoutMs = 5_000

/** What a vendor answers at one of its feeds; undefined where it is away, has none, or tells what cannot be read. */
export async function readVendorFeed<Schema extends z.ZodType>(
  context: AppContext,
  { vendorId, path }: { vendorId: string; path: string },
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    const { answer } = await postToVendor(context, { vendorId, method: 'GET', path, timeoutMs })
    return schema.safeParse(answer).data
  } catch (error) {
    if (error instanceof PswUnknownOutcome) return undefined
    throw error
  }
}

/** Vendors at work that have games of one of these types. */
export async function listVendorsOf({ db }: AppContext, gameTypes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('vendors as v')
    .select('v.id')
    .where('v.status', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('games as g')
          .select('g.node_id')
          .whereRef('g.vendor_id', '=', 'v.id')
          .where('g.game_type', 'in', [...gameTypes]),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
