import type { PswCode } from '@fairground/contract/psw'
import type { StageView, StudioCode, WishAnswer, WishRequest } from '@fairground/contract/studio'
import {
  betBody,
  betLostAfterMs,
  enqueueCall,
  refusalOf,
  type Session,
  settleStake,
  transact,
} from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { Reader, RoundRow, StageRaiseRow, Tx } from '../../db/schema.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { getRound } from '../../rounds/round-store.ts'
import { lockBettor } from '../bet-store.ts'
import { drawOutcome, type SharedRules, sharedRulesOf } from '../rules-of.ts'
import { listSharedById, type SharedRoundWithChain } from '../shared-round-store.ts'
import { type PlayerHand, readHands, type Stages } from './hands.ts'
import { raiseEnds, stakeOfRaise } from './raise-ends.ts'
import { listWishes, saveWish } from './stage-store.ts'
import { openWish, sealWish } from './wish-seal.ts'

interface Wishing {
  session: Session
  request: WishRequest
  receivedAt: Date
}

/**
 * What the player of a bet wishes in the stage that is asked; until it is shut the last one counts. A wish that adds to the
 * stake is paid for at once, and stands from then on. Refusals: STAGE_SHUT where the stage is shut or another, WISH_STANDS
 * after a raise, and BAD_REQUEST for a wish the rules do not offer. A raise that the wallet refused is told with the stage.
 */
export async function placeWish(context: AppContext, wishing: Wishing): Promise<Outcome<WishAnswer>> {
  const { session, request } = wishing
  const placed = await transact(context.db, (tx) => takeWish(context, tx, wishing))
  if (!placed.ok) return placed
  const raised = placed.value
  if (raised)
    await settleStake(
      context,
      session,
      stakeOfRaise(raised.head, raised.raise),
      raiseEnds(context, raised.head, raised.raise),
    )
  const stage = await viewStage(context, session, request.sharedRoundId)
  if (!stage) return refuse('STAGE_SHUT', 'stage: the round is over')
  return ok({ stage, balance: raised ? await readBalance(context, session, raised.head) : null })
}

interface Raised {
  head: RoundRow
  raise: StageRaiseRow
}

/** The raise that the wallet is asked for; undefined where the wish costs nothing more. */
async function takeWish(
  context: AppContext,
  tx: Tx,
  { session, request, receivedAt }: Wishing,
): Promise<Outcome<Raised | undefined>> {
  await lockBettor(tx, session)
  const asked = await findAsked(context, tx, session, request.sharedRoundId, true)
  if (asked?.round.stage !== request.stage || !asked.closesAt) return refuse('STAGE_SHUT', 'stage: it is shut')
  const lateMs = receivedAt.getTime() - asked.closesAt.getTime()
  if (lateMs >= 0) return refuse('STAGE_SHUT', `stage: it was shut ${lateMs} ms before the wish came`)
  const { round, own, stages, asks } = asked
  const { wish } = request
  if (!asks.includes(wish)) return refuse('BAD_REQUEST', `wish: expected one of ${asks.join(', ')}`)
  const [known] = (await listWishes(tx, round.shared_round_id, session)).filter(({ stage }) => stage === round.stage)
  if (own.raises.some(({ stage, state }) => stage === round.stage && (state === 'betting' || state === 'taken'))) {
    const isSame = known?.wish_sealed && openWish(context, round, known) === wish
    return isSame ? ok(undefined) : refuse('WISH_STANDS', 'wish: one that added to the stake stands')
  }
  const wish_sealed = sealWish(context, round, session.playerId, wish)
  // What does not count costs nothing.
  if (!(await saveWish(tx, round, { ...session, wish_sealed, received_at: receivedAt }))) return ok(undefined)
  const amountMinor = stages.raiseMinor(own.hand, wish)
  return ok(amountMinor > 0n ? await openRaise(context, tx, { own, round, amountMinor }) : undefined)
}

async function openRaise(
  context: AppContext,
  tx: Tx,
  { own, round, amountMinor }: { own: PlayerHand; round: SharedRoundWithChain; amountMinor: bigint },
): Promise<Raised> {
  const [first] = own.bets as [PlayerHand['bets'][number]]
  const now = context.clock.now()
  const raise = await tx
    .insertInto('stage_raises')
    .values({
      ...{ round_id: first.round_id, move: own.raises.length + 1, shared_round_id: round.shared_round_id },
      ...{ stage: round.stage, amount_minor: amountMinor, state: 'betting', at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const head = await getRound(tx, first.round_id)
  const body = betBody(stakeOfRaise(head, raise))
  const lostAt = new Date(now.getTime() + betLostAfterMs)
  await enqueueCall(tx, { round: head, call: 'bet', move: raise.move, body, now, lostAt })
  return { head, raise }
}

async function readBalance({ db, intake }: AppContext, { sessionId }: Session, { round_id }: RoundRow) {
  const { balance_after_minor: balanceMinor, balance_version } = await getRound(db, round_id)
  const balanceVersion = Number(balance_version)
  await intake.balances.add({ sessionId, balanceMinor: BigInt(balanceMinor), balanceVersion })
  return { balanceMinor, balanceVersion }
}

/** What the player is asked now, and has decided so far; undefined without a bet in a round that runs. */
export async function viewStage(
  context: AppContext,
  session: Session,
  sharedRoundId: string,
): Promise<StageView | undefined> {
  const asked = await findAsked(context, context.db, session, sharedRoundId)
  if (!asked) return undefined
  const { round, own, stages, asks, closesAt } = asked
  const [known] = (await listWishes(context.db, sharedRoundId, session)).filter(({ stage }) => stage === round.stage)
  const raise = own.raises.findLast(({ stage }) => stage === round.stage)
  return {
    sharedRoundId,
    stage: round.stage,
    closesMs: closesAt?.getTime() ?? null,
    asks: [...asks],
    adds: Object.fromEntries(asks.map((wish) => [wish, `${stages.raiseMinor(own.hand, wish)}`])),
    wish: known?.wish_sealed ? openWish(context, round, known) : null,
    raise: raise ? { amountMinor: raise.amount_minor, state: raise.state, code: codeOf(raise) } : null,
    decided: { wishes: [...own.hand.wishes], raisedMinor: own.hand.raisedMinor.map(String) },
  }
}

const codeOf = ({ refusal_code }: StageRaiseRow): StudioCode | null =>
  refusal_code === null ? null : refusalOf(refusal_code as PswCode).code

interface Asked {
  round: SharedRoundWithChain
  closesAt: Date | null
  own: PlayerHand
  stages: Stages
  asks: readonly string[]
}

async function findAsked(
  context: AppContext,
  reader: Reader,
  session: Session,
  ...[sharedRoundId, isHeld = false]: [string, boolean?]
): Promise<Asked | undefined> {
  if (isHeld) await holdStage(reader, sharedRoundId)
  const [round] = await listSharedById(reader, [sharedRoundId])
  if (round?.table_id !== session.gameId || round.state !== 'running') return undefined
  const rules: SharedRules = sharedRulesOf(context, round.table_id)
  const [own] = await readHands(reader, rules, sharedRoundId, session)
  if (!rules.stages || !own) return undefined
  const { stages } = rules
  const closesAt = round.stage_closes_at
  const asks = closesAt ? stages.asks(own.hand, drawOutcome(context, rules, round), round.stage) : []
  return { round, closesAt, own, stages, asks }
}

/** The writer shuts the stage before this transaction, or after it. */
const holdStage = (reader: Reader, sharedRoundId: string): Promise<unknown> =>
  reader.selectFrom('shared_rounds').select('stage').where('shared_round_id', '=', sharedRoundId).forShare().execute()
