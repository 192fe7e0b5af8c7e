import { prepareStatement } from '@fairground/postgres'
import type { Reader, Tx } from '../../../../db/db.ts'
import { testMethodOf } from '../../../people/members/index.ts'
import type { SignedVendor } from '../protocol/psw-outcome.ts'

/** The member behind a player that this vendor made itself in the sandbox; undefined for anybody else's. */
export async function findTestPlayer(reader: Reader, vendorId: string, playerId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('vendor_players as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select('m.id')
    .where('p.player_id', '=', playerId)
    .where('p.vendor_id', '=', vendorId)
    .where('m.registered_method', '=', testMethodOf(vendorId))
    .executeTakeFirst()
  return row?.id
}

/** The member behind a player of this vendor, whose calls wait until the transaction ends. */
export async function lockPlayerOnly(tx: Tx, vendorId: string, playerId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('vendor_players')
    .select('member_id')
    .where('vendor_id', '=', vendorId)
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.member_id
}

const lock = prepareStatement<{ is_new: boolean; member_id: string | null }>(`
  with taken as (
    insert into psw_nonces (vendor_id, nonce, seen_at) values ($1, $2, $3) on conflict do nothing returning 1
  )
  select attempt.is_new, player.member_id
  from (select exists (select from taken) as is_new) attempt
  left join lateral (
    select member_id from vendor_players where vendor_id = $1 and player_id = $4 for no key update
  ) player on true`)

/**
 * Every money call of one player at one vendor goes through this lock, in the order of arrival. The nonce of the attempt
 * is taken in the same round trip; what is read under the lock must be asked afterwards, to see what came before.
 */
export async function lockPlayer(
  tx: Tx,
  { vendorId, nonce }: SignedVendor,
  playerId: string,
  now: Date,
): Promise<{ isNew: boolean; memberId: string | undefined }> {
  const { rows } = await lock(tx, [vendorId, nonce.toLowerCase(), now, playerId])
  return { isNew: rows[0]?.is_new === true, memberId: rows[0]?.member_id ?? undefined }
}
