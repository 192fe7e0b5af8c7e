import { sql } from 'kysely'
import { Histogram } from 'prom-client'
import type { AppContext } from '../../../../context.ts'
import { type Db, transact } from '../../../../db/db.ts'
import { GroupCommit, OutcomeUnknownError, TurnedAwayError } from '../../../../lib/group-commit.ts'
import { hint } from '../../../../lib/live-hints.ts'
import { sitePeriods } from '../../../people/protection/index.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'
import { type BatchedCall, type BatchedOutcome, postMoneyBatch } from './money-batch.ts'
import { nonceOf } from './money-facts-store.ts'

const batchLengthMax = 256
/** Of a lane; some two seconds of work at full load. */
const waitingMax = 2_048

type Lane = GroupCommit<BatchedCall, BatchedOutcome>

const batchLengths = new Histogram({
  name: 'fairground_money_batch_calls',
  help: 'Bets and wins that were committed together',
  buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
})

const lanesOf = new WeakMap<Db, Lane[]>()

/**
 * Posts a bet or a win in one commit with whatever else comes at this moment. The calls of one player always take the same
 * lane; that money is right rests on locks and keys of the database, never on lanes.
 */
export async function postMoneyCall(context: AppContext, call: BatchedCall): Promise<PswOutcome> {
  try {
    const { outcome, toldMemberId } = await laneOf(context, call.playerId).add(call)
    const { balanceVersion: version = 0 } = outcome
    if (toldMemberId !== undefined) hint(context, toldMemberId, 'balance.changed', { version })
    return outcome
  } catch (error) {
    if (error instanceof TurnedAwayError) return { code: 'TEMPORARY' }
    throw error
  }
}

/** Answers every call that was taken and takes no more. */
export async function endMoneyLanes({ db }: AppContext): Promise<void> {
  await Promise.all((lanesOf.get(db) ?? []).map((lane) => lane.end()))
}

function laneOf(context: AppContext, playerId: string): Lane {
  const { db, config } = context
  const lanes = lanesOf.get(db) ?? Array.from({ length: config.moneyLanes }, () => openLane(context))
  lanesOf.set(db, lanes)
  let sum = 0
  for (let index = 0; index < playerId.length; index += 1) sum = (sum * 31 + playerId.charCodeAt(index)) >>> 0
  return lanes[sum % lanes.length] ?? openLane(context)
}

const openLane = (context: AppContext): Lane =>
  new GroupCommit({
    commit: (calls) => commit(context, calls),
    wordsOf,
    ownerOf: ({ playerId }) => playerId,
    isWorthRepeating: () => isAnswering(context.db),
    batchLengthMax,
    waitingMax,
  })

/** Two calls with one of these are decided one after the other. */
const wordsOf = ({
  vendor,
  hasTakenNonce,
  playerId,
  transactionId,
  otherId,
  roundId,
  isTip,
}: BatchedCall): string[] => [
  `round ${vendor.vendorId} ${roundId}`,
  `id ${vendor.vendorId} ${transactionId}`,
  // What may be given away is known when the tip before it is posted.
  ...(isTip ? [`tips ${playerId}`] : []),
  ...(otherId === undefined ? [] : [`id ${vendor.vendorId} ${otherId}`]),
  ...(hasTakenNonce ? [] : [`nonce ${vendor.vendorId} ${nonceOf(vendor)}`]),
]

async function commit({ db, clock, config }: AppContext, calls: readonly BatchedCall[]): Promise<BatchedOutcome[]> {
  let isDone = false
  try {
    const outcomes = await transact(db, async (tx) => {
      isDone = false
      const now = clock.now()
      const done = await postMoneyBatch(tx, calls, { now, periods: sitePeriods(now, config.timeZone) })
      isDone = true
      return done
    })
    batchLengths.observe(calls.length)
    return outcomes
  } catch (error) {
    throw isDone ? new OutcomeUnknownError('the commit of bets and wins was not answered', { cause: error }) : error
  }
}

async function isAnswering(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
