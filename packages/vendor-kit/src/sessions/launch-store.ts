import type { LaunchRow, VendorReader } from '../db/schema.ts'

export async function saveLaunch(reader: VendorReader, launch: LaunchRow): Promise<void> {
  await reader
    .insertInto('launches')
    .values(launch)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** The launch of this link while it lives. */
export async function findLaunch(reader: VendorReader, tokenHash: Buffer, now: Date): Promise<LaunchRow | undefined> {
  return reader
    .selectFrom('launches')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}
