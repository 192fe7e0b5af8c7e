import { randomUUID } from 'node:crypto'
import { enqueueCall, owesRollback, rollbackBody, transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { addMove } from './add-move.ts'
import { countRound, stakeOf } from './decide-move.ts'
import { actionsOf, findInstantRound, type InstantRound, lockInstantRound } from './instant-round.ts'
import { standing } from './move-store.ts'
import { playOn } from './play-on.ts'
import type { Rules } from './play-rules.ts'

const leftAfterMs = 24 * 3_600_000
const batchMax = 50
const actionsMax = 500
const reason = 'the player left before the first step'

/** Ends rounds that nobody has touched for a day, as the rules of each say. Returns how many were ended. */
export async function abandonRounds(context: AppContext): Promise<number> {
  let count = 0
  for (const roundId of await listLeftRounds(context)) {
    const isEnded = await transact(context.db, (tx) => endLeftRound(context, tx, roundId)).catch((error: unknown) => {
      context.log.error({ err: error, roundId }, 'a round that was left could not be ended')
      return false
    })
    if (isEnded) count += 1
  }
  return count
}

async function listLeftRounds({ db, clock }: AppContext): Promise<string[]> {
  const before = new Date(clock.now().getTime() - leftAfterMs)
  const rows = await db
    .selectFrom('rounds')
    .select('round_id')
    .where('kind', '=', 'instant')
    .where('state', '=', 'presenting')
    .where('started_at', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('instant_moves')
            .select(sql`1`.as('one'))
            .whereRef('instant_moves.round_id', '=', 'rounds.round_id')
            .where('at', '>', before),
        ),
      ),
    )
    .orderBy('started_at')
    .limit(batchMax)
    .execute()
  return rows.map(({ round_id }) => round_id)
}

/** False when the round moved on meanwhile, or waits for the wallet. */
async function endLeftRound(context: AppContext, tx: Tx, roundId: string): Promise<boolean> {
  const round = await lockInstantRound(tx, roundId)
  if (round?.head.state !== 'presenting' || round.moves.some(({ state }) => state === 'betting')) return false
  if (await owesRollback(tx, roundId)) return false
  await playOut(context, tx, round)
  return true
}

/** Takes the actions the rules name until the round is over; without rules, or without a step taken, the stake goes back. */
async function playOut(context: AppContext, tx: Tx, left: InstantRound): Promise<void> {
  const { head } = left
  const rules = context.catalogue.findRules(head.model_id, head.model_version)
  let round = left
  for (let i = 0; i < actionsMax; i += 1) {
    const action = rules ? await nextAction(context, tx, { rules, round }) : 'refund'
    if (action === 'refund') return refund(context, tx, round)
    const played = await playOn(context, tx, round, [...actionsOf(round), action])
    if (!played.ok) throw new Error(`${head.model_id}: ${played.message}`)
    const drawn = played.value.round
    if (drawn.stakeMinor !== BigInt(standing(round.moves).at(-1)?.stake_minor ?? 0)) {
      throw new Error(`${head.model_id}: nobody is there to pay for a raise`)
    }
    const { move, win } = await addMove(context, tx, round, { requestId: randomUUID(), input: action, drawn })
    if (win) return countRound(context, head, move)
    round = (await findInstantRound(tx, head.round_id)) ?? round
  }
  throw new Error(`${head.model_id}: a round that was left does not end`)
}

async function nextAction(
  context: AppContext,
  tx: Tx,
  { rules, round }: { rules: Rules; round: InstantRound },
): Promise<'refund' | InstantRound['moves'][number]['input']> {
  const played = await playOn(context, tx, round, actionsOf(round))
  if (!played.ok) throw new Error(`${rules.id}: ${played.message}`)
  const { bet, actions, round: drawn } = played.value
  return JSON.parse(JSON.stringify(rules.abandon(bet, actions, drawn)))
}

/** Every stake of the round goes back as if it had never been. */
async function refund(context: AppContext, tx: Tx, { head, moves }: InstantRound): Promise<void> {
  const now = context.clock.now()
  await tx
    .updateTable('rounds')
    .set({ state: 'void' })
    .where('round_id', '=', head.round_id)
    .where('state', '=', 'presenting')
    .execute()
  for (const move of standing(moves).filter((one) => BigInt(one.stake_added_minor) > 0n)) {
    const body = rollbackBody(stakeOf(head, move), reason)
    await enqueueCall(tx, { round: head, call: 'rollback', move: move.move, body, now })
  }
  context.metrics.roundNotPlayed({ gameId: head.game_id, mode: head.mode }, 'void')
}
