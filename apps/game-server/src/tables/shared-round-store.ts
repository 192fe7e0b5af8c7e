import { type Kysely, sql } from 'kysely'
import type { ReadCard, Reader, SharedChainRow, SharedRoundRow, SharedRoundState, Tx } from '../db/schema.ts'

/** Followers and open frames look at the table again when they hear this. */
export const tablesChannel = 'studio_tables'
export type TableNews = { tableId: string } & (
  | { what: 'table' | 'row' | 'bets' | 'rain' }
  | { what: 'chat'; messageId: number }
  | { what: 'chatRight'; playerId: string }
)

/** A round with what its seeds are checked against. */
export type SharedRoundWithChain = SharedRoundRow &
  Pick<SharedChainRow, 'head' | 'length' | 'beacon_kind' | 'beacon_round' | 'beacon_signature'> & {
    salt: string
    published_at: Date
    /** Of rounds that are read: null in all others. */
    read_cards: ReadCard[] | null
    is_typed: boolean | null
    paused_for: string | null
    deck_set: string | null
    shut_groups: string[] | null
    picture_lost_at: Date | null
    picture_back_at: Date | null
  }

const openStates: SharedRoundState[] = ['betting', 'locked', 'running', 'result']

const withChain = (reader: Reader) =>
  reader
    .selectFrom('shared_rounds')
    .innerJoin('shared_chains', 'shared_chains.chain_id', 'shared_rounds.chain_id')
    .leftJoin('dealt_rounds', 'dealt_rounds.shared_round_id', 'shared_rounds.shared_round_id')
    .leftJoin('shoes', 'shoes.shoe_id', 'dealt_rounds.shoe_id')
    .selectAll('shared_rounds')
    .select(({ ref }) => [
      'shared_chains.head',
      'shared_chains.length',
      'shared_chains.beacon_kind',
      'shared_chains.beacon_round',
      'shared_chains.beacon_signature',
      'shared_chains.created_at as published_at',
      ref('shared_chains.salt').$notNull().as('salt'),
      'dealt_rounds.cards as read_cards',
      'dealt_rounds.is_typed',
      'dealt_rounds.paused_for',
      'dealt_rounds.shut_groups',
      'dealt_rounds.picture_lost_at',
      'dealt_rounds.picture_back_at',
      'shoes.deck_set',
    ])

/** The round that is under way at the table. */
export const findOpenShared = (reader: Reader, tableId: string): Promise<SharedRoundWithChain | undefined> =>
  withChain(reader)
    .where('shared_rounds.table_id', '=', tableId)
    .where('shared_rounds.state', 'in', openStates)
    .executeTakeFirst()

/** The newest round of the table that was opened, whatever became of it. */
export const findLatestShared = (reader: Reader, tableId: string): Promise<SharedRoundWithChain | undefined> =>
  withChain(reader)
    .where('shared_rounds.table_id', '=', tableId)
    .where('shared_rounds.state', '<>', 'ahead')
    .orderBy('shared_rounds.chain_id', 'desc')
    .orderBy('shared_rounds.number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const listSharedById = (reader: Reader, ids: readonly string[]): Promise<SharedRoundWithChain[]> =>
  ids.length === 0 ? Promise.resolve([]) : withChain(reader).where('shared_rounds.shared_round_id', 'in', ids).execute()

/** The rounds that these bets are in. */
export const listSharedOfBets = (reader: Reader, betIds: readonly string[]): Promise<SharedRoundWithChain[]> =>
  withChain(reader)
    .where('shared_rounds.shared_round_id', 'in', ({ selectFrom }) =>
      selectFrom('shared_bets').select('shared_bets.shared_round_id').where('shared_bets.round_id', 'in', betIds),
    )
    .execute()

/** Rounds whose outcome is public, newest first. */
export const listPastShared = (reader: Reader, tableId: string, limit: number): Promise<SharedRoundWithChain[]> =>
  withChain(reader)
    .where('shared_rounds.table_id', '=', tableId)
    .where('shared_rounds.ended_at', 'is not', null)
    .orderBy('shared_rounds.chain_id', 'desc')
    .orderBy('shared_rounds.number', 'desc')
    .limit(limit)
    .execute()

/** A round whose outcome is public. */
export const findPastShared = (reader: Reader, sharedRoundId: string): Promise<SharedRoundWithChain | undefined> =>
  withChain(reader)
    .where('shared_rounds.shared_round_id', '=', sharedRoundId)
    .where('shared_rounds.ended_at', 'is not', null)
    .executeTakeFirst()

/** Hashes of the seeds that the round's chain was salted with; none where a beacon did. */
export async function listSaltSeeds(reader: Reader, chainId: string): Promise<string[]> {
  const chain = await reader
    .selectFrom('shared_chains')
    .select('salted_with')
    .where('chain_id', '=', chainId)
    .executeTakeFirstOrThrow()
  return chain.salted_with ?? []
}

/** The chain of rounds to come, where one is announced: its head is public from its first moment on. */
export const findAnnouncedChain = (reader: Reader, tableId: string): Promise<SharedChainRow | undefined> =>
  reader
    .selectFrom('shared_chains')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('beacon_kind', 'is not', null)
    .where(({ not, exists, selectFrom, ref }) =>
      not(exists(selectFrom('shared_rounds').select('number').where('chain_id', '=', ref('shared_chains.chain_id')))),
    )
    .orderBy('chain_id', 'desc')
    .limit(1)
    .executeTakeFirst()

type Change = Partial<
  Pick<
    SharedRoundRow,
    'locked_at' | 'started_at' | 'ended_at' | 'settled_at' | 'void_reason' | 'seed_sealed' | 'server_seed' | 'closes_at'
  > & { outcome: string }
>

/** Takes a round from one state to the next and tells everybody. False when somebody else did it first. */
export async function moveShared(
  tx: Tx,
  round: Pick<SharedRoundRow, 'shared_round_id' | 'table_id' | 'state'>,
  state: SharedRoundState,
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shared_rounds')
    .set({ ...change, state })
    .where('shared_round_id', '=', round.shared_round_id)
    .where('state', '=', round.state)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await tellTable(tx, { tableId: round.table_id, what: 'table' })
  return true
}

/** Heard by every process when the transaction has committed. */
export const tellTable = (reader: Reader, news: TableNews): Promise<unknown> =>
  sql`select pg_notify(${tablesChannel}, ${JSON.stringify(news)})`.execute(reader as Kysely<unknown>)
