import { createHash, randomBytes } from 'node:crypto'

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

const launchLife = '1 hour'

/**
 * Makes copies of somebody who has money and was launched into a game: people of their own with the same purse, each with a
 * launch that nobody has used yet. Registering thousands is another bench's figure. Returns their launch tokens.
 */
export async function copyLaunched(query: Query, launchToken: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map(hashOf)
  const codes = tokens.map(() => randomBytes(8).toString('hex').toUpperCase())
  const { rows } = await query('select member_id from launches where token_hash = $1', [hashOf(launchToken)])
  const memberId = rows[0]?.member_id
  await query(copyMembers, [memberId, codes])
  await query(copyDeposits, [memberId, count])
  await query(copyPlayers, [memberId, count])
  await query(copyLaunches, [hashOf(launchToken), hashes, launchLife])
  await query(copyStudioLaunches, [hashOf(launchToken), hashes, launchLife])
  await query('analyze members, vendor_players, launches, ledger.accounts, studio.launches')
  return tokens
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const copyMembers = `insert into members
  select (jsonb_populate_record(m, jsonb_build_object('id', 'mbr_copy' || n, 'account', 'benchcopy' || n, 'referral_code', code))).*
  from members m cross join unnest($2::text[]) with ordinality as copies (code, n) where m.id = $1`

// Every purse is filled as the first one was: by transfers, each with its entries.
const copyDeposits = `select ledger.post_between('bench', t.key || '-' || n, sha256(convert_to(t.key || n, 'UTF8')), t.kind,
    d.owner_kind, d.owner_id, d.kind, t.currency, c.owner_kind, 'mbr_copy' || n, c.kind, t.currency, t.amount, 'bench')
  from ledger.accounts c
  join ledger.transfers t on t.credit_account_id = c.id and t.code is null
  join ledger.accounts d on d.id = t.debit_account_id
  cross join generate_series(1, $2::integer) n
  where c.owner_kind = 'member' and c.owner_id = $1`

const copyPlayers = `insert into vendor_players
  select (jsonb_populate_record(p, jsonb_build_object('player_id', p.player_id || n, 'member_id', 'mbr_copy' || n))).*
  from vendor_players p cross join generate_series(1, $2::integer) n where p.member_id = $1`

const copyLaunches = `insert into launches
  select (jsonb_populate_record(l, jsonb_build_object('id', l.id || n, 'token_hash', hash, 'member_id', 'mbr_copy' || n,
    'player_id', l.player_id || n, 'expires_at', now() + $3::interval))).*
  from launches l cross join unnest($2::bytea[]) with ordinality as copies (hash, n) where l.token_hash = $1`

const copyStudioLaunches = `insert into studio.launches
  select (jsonb_populate_record(l, jsonb_build_object('token_hash', hash, 'player_id', l.player_id || n,
    'expires_at', now() + $3::interval))).*
  from studio.launches l cross join unnest($2::bytea[]) with ordinality as copies (hash, n) where l.token_hash = $1`
