import { prepareStatement } from '@fairground/postgres'
import { betBody, newId, transactionIdOf } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { Mode, Reader, RoundRow, SharedRoundRow, Tx } from '../../db/schema.ts'
import { firstStakeOf } from '../../rounds/call-bodies.ts'
import { type NewBet, rowOfBet } from '../bet-store.ts'
import type { SharedRoundWithChain } from '../shared-round-store.ts'

interface Place {
  table_id: string
  chain_id: string
  number: number
}
type Opening = Pick<SharedRoundRow, 'rules_version' | 'commitment' | 'opened_at' | 'closes_at'>

/** The number of the last round of each chain whose turn has come. */
export const highestOpened = (reader: Reader, chainIds: readonly string[]) =>
  reader
    .selectFrom('shared_rounds')
    .select(({ fn }) => ['chain_id', fn.max<number | null>('number').as('highest')])
    .where('chain_id', 'in', chainIds)
    .where('state', '<>', 'ahead')
    .groupBy('chain_id')
    .execute()

/** Opens the round that bets have waited for; false where none has. */
export async function openAhead(tx: Tx, { table_id, chain_id, number }: Place, opening: Opening): Promise<boolean> {
  const { rules_version, commitment, opened_at, closes_at } = opening
  const { rows } = await sql<{ isOpened: boolean }>`
    select open_waiting_round(${table_id}, ${chain_id}, ${number}, ${rules_version}, ${commitment}, ${opened_at},
      ${closes_at}) as "isOpened"`.execute(tx)
  return rows[0]?.isOpened === true
}

/** The row that bets on this round wait in, written where there is none. Undefined when its turn has come. */
export async function ensureAhead(
  tx: Tx,
  now: SharedRoundWithChain,
  { number, atMs }: { number: number; atMs: { opens: number; closes: number } },
): Promise<string | undefined> {
  await tx
    .insertInto('shared_rounds')
    .values({
      ...{
        shared_round_id: newId('shr', new Date(atMs.opens)),
        table_id: now.table_id,
        chain_id: now.chain_id,
        number,
      },
      ...{ rules_version: now.rules_version, commitment: now.head, state: 'ahead' },
      ...{ opened_at: new Date(atMs.opens), closes_at: new Date(atMs.closes) },
    })
    .onConflict((conflict) => conflict.columns(['chain_id', 'number']).doNothing())
    .execute()
  const row = await tx
    .selectFrom('shared_rounds')
    .select('shared_round_id')
    .where('chain_id', '=', now.chain_id)
    .where('number', '=', number)
    .where('state', '=', 'ahead')
    .executeTakeFirst()
  return row?.shared_round_id
}

interface Waiting {
  playerId: string
  place: number
  stakeMinor: bigint
  input: unknown
}

/** The bets that wait for a round, in one mode and currency. */
export async function listWaiting(
  reader: Reader,
  { sharedRoundId, mode, currency }: { sharedRoundId: string; mode: Mode; currency: string },
): Promise<Waiting[]> {
  const rows = await reader
    .selectFrom('shared_bets as b')
    .innerJoin('rounds as r', 'r.round_id', 'b.round_id')
    .select(['b.player_id', 'b.place', 'b.stake_minor', 'b.input'])
    .where('b.shared_round_id', '=', sharedRoundId)
    .where('b.mode', '=', mode)
    .where('r.currency', '=', currency)
    .where('b.state', 'in', ['betting', 'taken'])
    .execute()
  return rows.map((row) => ({
    ...{ playerId: row.player_id, place: row.place, stakeMinor: BigInt(row.stake_minor), input: row.input },
  }))
}

/** As `openSharedBet`, in a round whose turn has not come. */
export async function openAheadBet(
  db: Reader,
  { round, bet, now, lostAt }: { round: RoundRow; bet: NewBet; now: Date; lostAt: Date },
): Promise<number | undefined> {
  const body = JSON.stringify(betBody(firstStakeOf(round)))
  const row = JSON.stringify(rowOfBet(bet, 'betting'))
  const { rows } = await open(db, [
    ...[JSON.stringify(round), row, transactionIdOf('bet', round.round_id), body, now, lostAt],
  ])
  return rows[0]?.number ?? undefined
}

const open = prepareStatement<{ number: number | null }>('select open_ahead_bet($1, $2, $3, $4, $5, $6) as number')
