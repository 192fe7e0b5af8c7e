import type { ReadyAnswer, ReadyRequest } from '@fairground/contract/studio'
import { prepareStatement } from '@fairground/postgres'
import { type Session, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { SharedRoundRow, Tx } from '../db/schema.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { type SharedRules, sharedRulesOf } from './rules-of.ts'
import { tellTable } from './shared-round-store.ts'

/** A round is open for so long before it may close early. */
const openMsMin = 5_000
/** It closes so long after the last word: what is on its way still counts. */
const lastMs = 2_000
const roundsBefore = 3

interface Said {
  session: Session
  request: ReadyRequest
  receivedAt: Date
}

/**
 * A player adds nothing more to the round. When everybody has said so who bet in it or in one of the three before, it closes
 * early. Saying it again changes nothing. Refusal: BETTING_CLOSED.
 */
export async function sayReady(
  context: AppContext,
  { session, request, receivedAt }: Said,
): Promise<Outcome<ReadyAnswer>> {
  const { playerId, mode, gameId } = session
  const closesAt = await transact(context.db, async (tx) => {
    const round = await tx
      .selectFrom('shared_rounds')
      .selectAll()
      .where('shared_round_id', '=', request.sharedRoundId)
      .where('table_id', '=', gameId)
      .where('state', '=', 'betting')
      .forUpdate()
      .executeTakeFirst()
    if (!round || receivedAt >= round.closes_at) return undefined
    await tx
      .insertInto('ready_words')
      .values({
        ...{ shared_round_id: round.shared_round_id, player_id: playerId, mode },
        ...{ is_skip: request.isSkip, said_at: receivedAt },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return shorten(context, tx, round)
  })
  if (!closesAt) return refuse('BETTING_CLOSED', 'sharedRoundId: the betting of this round is over')
  return ok({ closesMs: closesAt.getTime() })
}

/** For the writer, when the round has been open for long enough; the answer is when it closes. */
export const closeEarly = (context: AppContext, sharedRoundId: string): Promise<Date | undefined> =>
  transact(context.db, async (tx) => {
    const round = await tx
      .selectFrom('shared_rounds')
      .selectAll()
      .where('shared_round_id', '=', sharedRoundId)
      .where('state', '=', 'betting')
      .forUpdate()
      .executeTakeFirst()
    return round && shorten(context, tx, round)
  })

/** Tables with places for chips, on the server's clock; not where the rules hold on to the time. */
export const mayClose = (rules: SharedRules, { source }: Pick<SharedRoundRow, 'source'>): boolean =>
  rules.slips !== undefined && !rules.closesOnTime && source === 'seed'

/** From when on a round may close early, in epoch milliseconds. */
export const mayCloseMs = ({ config }: AppContext, { opened_at }: Pick<SharedRoundRow, 'opened_at'>): number =>
  opened_at.getTime() + openMsMin / config.tableTempo

/** Under the lock of the round. The end of the betting comes nearer once, and never goes back. */
async function shorten(context: AppContext, tx: Tx, round: SharedRoundRow): Promise<Date> {
  if (!mayClose(sharedRulesOf(context, round.table_id), round)) return round.closes_at
  const now = context.clock.now()
  const closesAt = new Date(now.getTime() + lastMs / context.config.tableTempo)
  const isTime = now.getTime() >= mayCloseMs(context, round) && round.shortened_at === null
  if (!isTime || closesAt >= round.closes_at || !(await areAllReady(tx, round))) return round.closes_at
  await tx
    .updateTable('shared_rounds')
    .set({ closes_at: closesAt, shortened_at: now })
    .where('shared_round_id', '=', round.shared_round_id)
    .execute()
  await tellTable(tx, { tableId: round.table_id, what: 'table' })
  return closesAt
}

async function areAllReady(tx: Tx, { shared_round_id, table_id }: SharedRoundRow): Promise<boolean> {
  const { rows } = await countWords(tx, [shared_round_id, table_id, roundsBefore])
  const [counted] = rows
  return counted !== undefined && counted.asked > 0 && counted.asked === counted.said
}

// Of the rounds before only those who still sit at the table.
const countWords = prepareStatement<{ asked: number; said: number }>(`
  select count(*)::integer as asked, count(w.player_id)::integer as said
  from (
    select distinct b.player_id, b.mode from shared_bets b
    where b.state in ('betting', 'taken', 'ended') and (
      b.shared_round_id = $1 or (
        b.shared_round_id in (
          select r.shared_round_id from shared_rounds r
          where r.table_id = $2 and r.shared_round_id <> $1 order by r.chain_id desc, r.number desc limit $3
        ) and exists (
          select from sessions s
          where s.player_id = b.player_id and s.mode = b.mode and s.game_id = $2 and s.closed_at is null
        )
      )
    )
  ) asked
  left join ready_words w
    on w.shared_round_id = $1 and w.player_id = asked.player_id and w.mode = asked.mode`)
