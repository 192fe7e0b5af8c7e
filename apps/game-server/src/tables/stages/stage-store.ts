import { sql } from 'kysely'
import type { Mode, Reader, StageRaiseRow, StageWishRow, Tx } from '../../db/schema.ts'
import type { SharedRoundWithChain } from '../shared-round-store.ts'

interface Player {
  playerId: string
  mode: Mode
}

/** What was wished and decided in a round so far, by everybody or by one player. */
export const listWishes = (reader: Reader, sharedRoundId: string, of?: Player): Promise<StageWishRow[]> =>
  reader
    .selectFrom('stage_wishes')
    .selectAll()
    .where('shared_round_id', '=', sharedRoundId)
    .$if(of !== undefined, (query) =>
      query.where('player_id', '=', of?.playerId ?? '').where('mode', '=', of?.mode ?? 'real'),
    )
    .orderBy('stage')
    .execute()

/** Raises of a round, failed ones included. */
export const listRaises = (reader: Reader, sharedRoundId: string): Promise<StageRaiseRow[]> =>
  reader
    .selectFrom('stage_raises')
    .selectAll()
    .where('shared_round_id', '=', sharedRoundId)
    .orderBy('round_id')
    .orderBy('move')
    .execute()

export const getRaise = (reader: Reader, roundId: string, move: number): Promise<StageRaiseRow> =>
  reader
    .selectFrom('stage_raises')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('move', '=', move)
    .executeTakeFirstOrThrow()

/** Ends the wait of a raise for the wallet. False when somebody else ended it first. */
export async function decideRaise(
  tx: Tx,
  { round_id, move }: Pick<StageRaiseRow, 'round_id' | 'move'>,
  decision: { state: 'taken' | 'refused' | 'void'; refusal_code?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stage_raises')
    .set(decision)
    .where('round_id', '=', round_id)
    .where('move', '=', move)
    .where('state', '=', 'betting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

type Staged = Pick<SharedRoundWithChain, 'shared_round_id' | 'stage'>

/** The last wish of a player in the stage that is asked. False: one that was received later stands. */
export async function saveWish(
  tx: Tx,
  { shared_round_id, stage }: Staged,
  { playerId, mode, wish_sealed, received_at }: Player & { wish_sealed: string; received_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stage_wishes')
    .values({ shared_round_id, player_id: playerId, mode, stage, wish_sealed, received_at, decided: null })
    .onConflict((conflict) =>
      conflict
        .columns(['shared_round_id', 'player_id', 'mode', 'stage'])
        .doUpdateSet({ wish_sealed, received_at })
        .where('stage_wishes.received_at', '<=', received_at),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** What counts of each player who was asked. */
export async function saveDecided(
  tx: Tx,
  { shared_round_id, stage }: Staged,
  decided: readonly (Player & { wish: string })[],
): Promise<void> {
  if (decided.length === 0) return
  await tx
    .insertInto('stage_wishes')
    .values(
      decided.map(({ playerId, mode, wish }) => ({
        ...{ shared_round_id, player_id: playerId, mode, stage, decided: wish },
        ...{ wish_sealed: null, received_at: null },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['shared_round_id', 'player_id', 'mode', 'stage'])
        .doUpdateSet(({ ref }) => ({ decided: ref('excluded.decided') })),
    )
    .execute()
}

/** How many have answered the stage, and whether raises wait for the wallet. */
export async function countAnswers(
  reader: Reader,
  { shared_round_id, stage }: Staged,
): Promise<{ answers: number; isWaiting: boolean }> {
  const { answers, waiting } = await reader
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('stage_wishes')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('shared_round_id', '=', shared_round_id)
        .where('stage', '=', stage)
        .where('wish_sealed', 'is not', null)
        .where(({ not, exists }) => not(exists(lostRaise())))
        .as('answers'),
      selectFrom('stage_raises')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('shared_round_id', '=', shared_round_id)
        .where('state', '=', 'betting')
        .as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  return { answers: Number(answers), isWaiting: Number(waiting) > 0 }
}

/** A wish whose raise was not taken is no answer: its player may wish otherwise. */
const lostRaise = () =>
  sql`(
    select 1 from stage_raises lost join rounds using (round_id)
    where lost.shared_round_id = stage_wishes.shared_round_id and lost.stage = stage_wishes.stage
      and lost.state in ('refused', 'void') and lost.at >= stage_wishes.received_at
      and rounds.player_id = stage_wishes.player_id and rounds.mode = stage_wishes.mode
  )`

/** Whether a stake of the round is still to be given back: a win would close its bet before. */
export async function owesRaises(reader: Reader, sharedRoundId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('stage_raises')
    .innerJoin('wallet_calls', (join) =>
      join
        .onRef('wallet_calls.round_id', '=', 'stage_raises.round_id')
        .onRef('wallet_calls.move', '=', 'stage_raises.move'),
    )
    .select('stage_raises.round_id')
    .where('stage_raises.shared_round_id', '=', sharedRoundId)
    .where('wallet_calls.state', '=', 'pending')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
