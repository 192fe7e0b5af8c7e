import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { getRound } from '../../rounds/round-store.ts'
import { drawOutcome, type SharedRules, timeOf } from '../rules-of.ts'
import { findOpenShared, type SharedRoundWithChain, tellTable } from '../shared-round-store.ts'
import type { Table } from '../table.ts'
import { type PlayerHand, readHands, type Stages } from './hands.ts'
import { voidRaise } from './raise-ends.ts'
import { countAnswers, listWishes, saveDecided } from './stage-store.ts'
import { openWish } from './wish-seal.ts'

/** How often the writer looks whether everybody has answered. */
const lookMs = 200
/** Raises that were received in time are waited for so long after the end of a stage. */
const answeredMsMax = 3_000
const answeringPauseMs = 50

interface Step {
  table: Table
  rules: SharedRules & { stages: Stages }
  round: SharedRoundWithChain
}

/** Takes the stages of a running round on, and answers in how many milliseconds to look again. Only for the writer. */
export async function runStages(context: AppContext, step: Step): Promise<number> {
  const { table, rules, round } = step
  if (round.stage === 0) return openStage(context, step, 1)
  const leftMs = timeOf(round.stage_closes_at) - context.clock.now().getTime()
  const { answers, isWaiting } = await countAnswers(context.db, round)
  if (leftMs > 0) {
    table.asked ??= { stage: round.stage, count: (await listAsked(context, context.db, { rules, round })).length }
    const { stage, count } = table.asked
    const isAnswered = stage === round.stage && count > 0 && answers >= count && !isWaiting
    if (!isAnswered) return Math.min(leftMs, lookMs)
  } else if (isWaiting && -leftMs < answeredMsMax) return answeringPauseMs
  return shutStage(context, step)
}

/** A stage that another writer left: everybody has the whole time again, and what was wished stays. */
export async function renewStage(context: AppContext, rules: SharedRules, tableId: string): Promise<void> {
  const round = await findOpenShared(context.db, tableId)
  if (!rules.stages || round?.state !== 'running' || round.stage === 0 || round.stages_ended_at) return
  const closesAt = new Date(context.clock.now().getTime() + rules.stages.stageMs)
  await transact(context.db, (tx) => moveStage(tx, round, { stage: round.stage, stage_closes_at: closesAt }))
}

/** Nobody's wish is seen by anybody before this commit; from it on nobody can change any. */
function shutStage(context: AppContext, step: Step): Promise<number> {
  const { rules, round } = step
  return transact(context.db, async (tx) => {
    if (!(await lockStage(tx, round))) return 0
    const now = context.clock.now()
    const asked = await listAsked(context, tx, step)
    const waiting = asked.flatMap(({ raises }) => raises.filter(({ state }) => state === 'betting'))
    for (const raise of waiting) await voidRaise(tx, await getRound(tx, raise.round_id), raise, now)
    const wished = new Map(
      (await listWishes(tx, round.shared_round_id))
        .filter(({ stage, wish_sealed }) => stage === round.stage && wish_sealed !== null)
        .map((row) => [`${row.player_id}:${row.mode}`, openWish(context, round, row)]),
    )
    const outcome = drawOutcome(context, rules, round)
    const decided = asked.map((one) => {
      const wish = wished.get(`${one.playerId}:${one.mode}`)
      return { ...one, wish: decide(rules.stages, { one, outcome, stage: round.stage }, wish) }
    })
    await saveDecided(tx, round, decided)
    return openStageIn(context, tx, step, round.stage + 1)
  })
}

interface Asked {
  one: PlayerHand
  outcome: unknown
  stage: number
}

/** A wish counts when it may be wished, and when what it adds to the stake has been taken. */
function decide(stages: Stages, { one, outcome, stage }: Asked, wish: string | undefined): string {
  const { hand, raises } = one
  if (wish === undefined || !stages.asks(hand, outcome, stage).includes(wish)) {
    return stages.fallback(hand, outcome, stage)
  }
  const isPaid = raises.some((raise) => raise.stage === stage && raise.state === 'taken')
  return isPaid || stages.raiseMinor(hand, wish) === 0n ? wish : stages.fallback(hand, outcome, stage, wish)
}

const openStage = (context: AppContext, step: Step, stage: number): Promise<number> =>
  transact(context.db, async (tx) => {
    if (!(await lockStage(tx, step.round))) return 0
    return openStageIn(context, tx, step, stage)
  })

/** The next stage is asked, or shown where it asks nobody; or the stages are over. */
async function openStageIn(context: AppContext, tx: Tx, { table, rules, round }: Step, stage: number): Promise<number> {
  const now = context.clock.now()
  const { stages } = rules
  const outcome = drawOutcome(context, rules, round)
  const hands = (await readHands(tx, rules, round.shared_round_id)).map(({ hand }) => hand)
  const count =
    stage > stages.stagesMax ? 0 : hands.filter((hand) => stages.asks(hand, outcome, stage).length > 0).length
  const goesOn = stage <= stages.stagesMax && (count > 0 || stages.goesOn(hands, outcome, stage))
  const dealMs = stage === 1 ? stages.dealMs : 0
  table.asked = { stage, count }
  if (!goesOn && dealMs === 0) {
    await moveStage(tx, round, { stage, stage_closes_at: null, stages_ended_at: now })
    return 0
  }
  const pauseMs = dealMs + (count > 0 ? stages.stageMs : goesOn ? stages.showMs : 0)
  await moveStage(tx, round, { stage, stage_closes_at: new Date(now.getTime() + pauseMs) })
  return Math.min(pauseMs, lookMs)
}

/** Those who may wish something in the stage of the round. */
async function listAsked(
  context: AppContext,
  reader: Parameters<typeof readHands>[0],
  { rules, round }: Pick<Step, 'rules' | 'round'>,
): Promise<PlayerHand[]> {
  const outcome = drawOutcome(context, rules, round)
  const hands = await readHands(reader, rules, round.shared_round_id)
  return hands.filter(({ hand }) => rules.stages.asks(hand, outcome, round.stage).length > 0)
}

/** Holds the round at this stage. False: it has gone on. */
async function lockStage(tx: Tx, { shared_round_id, stage }: SharedRoundWithChain): Promise<boolean> {
  const row = await tx
    .selectFrom('shared_rounds')
    .select('shared_round_id')
    .where('shared_round_id', '=', shared_round_id)
    .where('state', '=', 'running')
    .where('stage', '=', stage)
    .where('stages_ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

async function moveStage(
  tx: Tx,
  { shared_round_id, table_id }: SharedRoundWithChain,
  change: { stage: number; stage_closes_at: Date | null; stages_ended_at?: Date },
): Promise<void> {
  await tx.updateTable('shared_rounds').set(change).where('shared_round_id', '=', shared_round_id).execute()
  await tellTable(tx, { tableId: table_id, what: 'table' })
}
