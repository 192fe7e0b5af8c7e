import { createHash } from 'node:crypto'
import type { PswAnswer, PswRequest } from '@fairground/contract/psw'
import type { Connection } from '@fairground/postgres'
import type { PoolClient } from 'pg'

type Pool = Connection<unknown>['pool']

/** A bet or a win; only a bet names a session. */
type Request = PswRequest<'bet'> | PswRequest<'win'>

export interface NaiveCall {
  call: 'bet' | 'win'
  vendorId: string
  nonce: string
  request: Request
}

/** Books as one would first write them: a running balance for everybody, the vendor too. */
export const naiveSchema = `
  create schema naive;
  create table naive.nonces (vendor_id text, nonce text, primary key (vendor_id, nonce));
  create table naive.accounts (owner text primary key, balance bigint not null check (owner = 'vendor' or balance >= 0),
    version bigint not null default 0);
  create table naive.transfers (id bigint generated always as identity primary key, key text not null unique,
    request_hash bytea not null, kind text not null, amount bigint not null);
  create table naive.entries (id bigint generated always as identity primary key, transfer_id bigint not null,
    owner text not null, amount bigint not null, balance_after bigint not null);
  create index entries_by_owner on naive.entries (owner, id desc);
  create table naive.transactions (vendor_id text, transaction_id text, call text not null, request_hash bytea not null,
    code text not null, player_id text not null, round_id text not null, amount bigint not null, transfer_id bigint,
    created_at timestamptz not null default now(), primary key (vendor_id, transaction_id));
  create index transactions_by_round on naive.transactions (vendor_id, round_id);
  create table naive.rounds (vendor_id text, round_id text, player_id text not null, state text not null,
    stakes bigint not null, payouts bigint not null, primary key (vendor_id, round_id));
  insert into naive.accounts select player_id, 1000000000000 from vendor_players;
  insert into naive.accounts values ('vendor', 0)`

type Outcome = Pick<PswAnswer, 'code' | 'balance' | 'balanceVersion' | 'portalTransactionId'>

/** One call: one transaction of single-row statements in their order, under the locks of player and vendor. */
export async function runNaive(pool: Pool, call: NaiveCall): Promise<Outcome> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const outcome = await decide(client, call)
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function decide(client: PoolClient, naive: NaiveCall): Promise<Outcome> {
  const { vendorId, nonce, request, call } = naive
  const { playerId, transactionId, roundId } = request
  const hash = createHash('sha256')
    .update(JSON.stringify([call, playerId, roundId, request.amount]))
    .digest()
  const taken = await one(client, 'insert into naive.nonces values ($1, $2) on conflict do nothing returning 1', [
    ...[vendorId, nonce],
  ])
  if (!taken) return { code: 'REPLAYED_REQUEST' }
  const player = await one(
    client,
    'select member_id from vendor_players where vendor_id = $1 and player_id = $2 for update',
    [vendorId, playerId],
  )
  if (!player) return { code: 'BET_NOT_FOUND' }
  const seen = await one(
    client,
    'select request_hash from naive.transactions where vendor_id = $1 and transaction_id = $2',
    [vendorId, transactionId],
  )
  if (seen) return { code: 'TRANSACTION_MISMATCH' }
  const round = await one(
    client,
    'select player_id, state from naive.rounds where vendor_id = $1 and round_id = $2 for update',
    [vendorId, roundId],
  )
  if (round ? round.player_id !== playerId || round.state !== 'open' : call === 'win') return { code: 'ROUND_CLOSED' }
  const refused = 'sessionToken' in request && (await refuseSession(client, request.sessionToken, player.member_id))
  return refused ? { code: 'SESSION_INVALID' } : post(client, naive, hash)
}

/** Session, member and limits of the player, as the bet of the product looks at them. */
async function refuseSession(client: PoolClient, token: string, memberId: unknown): Promise<boolean> {
  const tokenHash = createHash('sha256').update(token).digest()
  const session = await one(client, 'select member_id, expires_at from game_sessions where token_hash = $1', [
    tokenHash,
  ])
  const member = await one(client, 'select status from members where id = $1', [memberId])
  await one(client, 'select loss_day from play_limits where member_id = $1', [memberId])
  if (session?.member_id !== memberId || member?.status !== 'active') return true
  await client.query('update game_sessions set expires_at = expires_at where token_hash = $1', [tokenHash])
  return false
}

async function post(client: PoolClient, { vendorId, call, request }: NaiveCall, hash: Buffer): Promise<Outcome> {
  const { playerId, transactionId, roundId, amount } = request
  const change = call === 'bet' ? -BigInt(amount) : BigInt(amount)
  const purse = await one(client, 'select balance, version from naive.accounts where owner = $1 for update', [playerId])
  if (BigInt(String(purse?.balance)) + change < 0n) return { code: 'INSUFFICIENT_FUNDS' }
  const transfer = await one(
    client,
    'insert into naive.transfers (key, request_hash, kind, amount) values ($1, $2, $3, $4) returning id',
    [`${vendorId}:${transactionId}`, hash, call, amount],
  )
  const balance = await book(client, transfer?.id, { owner: playerId, change })
  await client.query(
    `insert into naive.transactions (vendor_id, transaction_id, call, request_hash, code, player_id, round_id, amount,
      transfer_id) values ($1, $2, $3, $4, 'OK', $5, $6, $7, $8)`,
    [vendorId, transactionId, call, hash, playerId, roundId, amount, transfer?.id],
  )
  await client.query(
    `insert into naive.rounds as r values ($1, $2, $3, $4, $5, $6) on conflict (vendor_id, round_id) do update set
      state = excluded.state, stakes = r.stakes + excluded.stakes, payouts = r.payouts + excluded.payouts`,
    [
      vendorId,
      roundId,
      playerId,
      request.roundClosed ? 'closed' : 'open',
      call === 'bet' ? amount : 0,
      call === 'win' ? amount : 0,
    ],
  )
  await book(client, transfer?.id, { owner: 'vendor', change: -change })
  const version = Number(purse?.version) + 1
  return { code: 'OK', balance, balanceVersion: version, portalTransactionId: `trf_${String(transfer?.id)}` }
}

/** One side of a transfer, and what its owner has then. */
async function book(client: PoolClient, transferId: unknown, side: { owner: string; change: bigint }): Promise<string> {
  const { owner, change } = side
  const after = await one(
    client,
    'update naive.accounts set balance = balance + $2, version = version + 1 where owner = $1 returning balance',
    [owner, change],
  )
  const balance = String(after?.balance)
  await client.query('insert into naive.entries (transfer_id, owner, amount, balance_after) values ($1, $2, $3, $4)', [
    transferId,
    owner,
    change,
    balance,
  ])
  return balance
}

async function one(client: PoolClient, text: string, values: unknown[]): Promise<Record<string, unknown> | undefined> {
  const { rows } = await client.query(text, values)
  return rows[0]
}
