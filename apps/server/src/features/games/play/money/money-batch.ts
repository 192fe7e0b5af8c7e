import type { PswCode } from '@fairground/contract/psw'
import type { Tx } from '../../../../db/db.ts'
import { findBalances, moveVendorMoney, type VendorMove, type VendorMoved } from '../../../money/wallet/index.ts'
import type { SitePeriods } from '../../../people/protection/index.ts'
import { owePoints, savePointBets } from '../../prize-groups/index.ts'
import { slideGameSessions } from '../launch/game-session-store.ts'
import { withStaked } from '../limits/play-limits.ts'
import { saveShares } from '../prizes/jackpot-share-store.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'
import { answers, type MoneyDecision } from './money-decision.ts'
import { type MoneyFacts, type MoneyLookUp, openMoneyFacts } from './money-facts-store.ts'
import { addPart, timed } from './money-parts.ts'
import { movedOutcome } from './moved-outcome.ts'
import { saveCalls } from './round-store.ts'
import { isTip, saveTips } from './tip-store.ts'
import { type AppliedCall, appliedTransactions, type PswTransaction } from './transaction.ts'

/** A bet, a win, or a bet and its win, ready to be decided and posted with others. */
export interface BatchedCall extends MoneyLookUp {
  /** Answered for a player this vendor does not have. */
  unknownPlayer: PswCode
  decide(memberId: string, facts: MoneyFacts, now: Date): MoneyDecision
}

/** How long a batch, and a single call, wait for a player locked by another transaction. */
const lockWaitMsMax = { batch: 250, alone: 2_000 }

export interface BatchedOutcome {
  outcome: PswOutcome
  /** Whose balance changed. */
  toldMemberId?: string
}

/**
 * Decides and posts calls of many players in one transaction, each on its own: under the locks of the players it reads what
 * they are decided on, moves all money in one call of the ledger, and remembers all in one statement. No two calls
 * share a round, a transaction id or a nonce.
 */
export async function postMoneyBatch(
  tx: Tx,
  calls: readonly BatchedCall[],
  { now, periods }: { now: Date; periods: SitePeriods },
): Promise<BatchedOutcome[]> {
  const lockWaitMs = calls.length > 1 ? lockWaitMsMax.batch : lockWaitMsMax.alone
  const facts = await timed('claim', () => openMoneyFacts(tx, calls, { now, periods, lockWaitMs }))
  const staked = new Map<string, bigint>()
  const decidedFrom = performance.now()
  const decided = calls.map((call, index): Decided => decide(call, facts[index], now, staked))
  addPart('limits', decidedFrom)
  const moved = await timed('booking', () => moveAll(tx, decided))
  const saved = decided.map((call, index) => settle(call, moved[index] ?? []))
  const told = await timed('remember', () => saveAll(tx, saved, now))
  return timed('balances', () => withBalances(tx, told))
}

interface Decided {
  call: BatchedCall
  memberId: string | undefined
  decision: MoneyDecision
}

/** `staked`: what players with limits stake before it in the batch, as if the ledger took all of it. */
function decide(call: BatchedCall, facts: MoneyFacts | undefined, now: Date, staked: Map<string, bigint>): Decided {
  if (!facts?.isNew) return { call, memberId: undefined, decision: answers('REPLAYED_REQUEST') }
  const { memberId, limits } = facts
  if (memberId === undefined) return { call, memberId, decision: answers(call.unknownPlayer) }
  const before = staked.get(memberId) ?? 0n
  const decision = call.decide(memberId, facts, now)
  if (!limits || decision.does !== 'move') return { call, memberId, decision }
  const within = { ...facts, limits: withStaked(limits, before) }
  // Whether a stake before it leaves room is known only after posting: it is tried again then.
  if (before > 0n && call.decide(memberId, within, now).does !== 'move')
    return { call, memberId, decision: answers('IN_PROGRESS') }
  staked.set(memberId, before + stakeOf(decision.applied))
  return { call, memberId, decision }
}

const stakeOf = ({ moves }: AppliedCall): bigint =>
  moves.reduce((sum, { call, amountMinor }) => (call === 'win' ? sum : sum + amountMinor), 0n)

/** What the ledger answered to the moves of each call; a win of zero is not asked for. */
async function moveAll(tx: Tx, decided: readonly Decided[]): Promise<(VendorMoved | undefined)[][]> {
  const asked = decided.map(({ decision }) => (decision.does === 'move' ? movesOf(decision.applied) : []))
  const answered = await moveVendorMoney(tx, asked.flat())
  const inOrder = answered.values()
  return asked.map((moves) => moves.map(() => inOrder.next().value))
}

const movesOf = ({ vendorId, memberId, currency, roundId, gameCode, moves }: AppliedCall): VendorMove[] =>
  moves
    .filter(({ amountMinor }) => amountMinor > 0n)
    .map(({ call: kind, transactionId, amountMinor }, index) => ({
      ...{ kind, vendorId, memberId, currency, roundId, gameCode, transactionId, amountMinor },
      goesWithPrevious: index > 0,
    }))

interface Settled extends BatchedOutcome {
  call: BatchedCall
  memberId: string | undefined
  remembered: PswTransaction[]
  applied?: AppliedCall
  slid?: { sessionToken: string; expiresAt: Date }
}

/** Puts together what a call is answered and what is remembered of it. */
function settle({ call, memberId, decision }: Decided, moved: readonly (VendorMoved | undefined)[]): Settled {
  if (decision.does === 'answer') return { call, memberId, outcome: decision.outcome, remembered: [] }
  if (decision.does === 'refuse') {
    const { transaction } = decision
    return { call, memberId, outcome: { code: transaction.code }, remembered: [transaction] }
  }
  const { applied, refusal, slid } = decision
  const [first] = moved
  if (first?.status === 'insufficient') {
    if (!refusal) throw new Error(`${call.vendor.vendorId}:${call.transactionId} was refused and cannot be`)
    const { portalTransactionId: _, ...outcome } = movedOutcome(refusal.code, first, call.currency)
    return { call, memberId, outcome, remembered: [refusal] }
  }
  const paying = applied.moves.filter(({ amountMinor }) => amountMinor > 0n).map(({ transactionId }) => transactionId)
  const portalIdOf = (id: string) => moved[paying.indexOf(id)]?.portalTransactionId ?? null
  const remembered = appliedTransactions(applied, portalIdOf)
  const last = moved.at(-1)
  if (!first || !last) return { call, memberId, outcome: { code: 'OK' }, remembered, applied, slid }
  const { portalTransactionId } = first
  const outcome = movedOutcome('OK', { ...last, portalTransactionId }, call.currency)
  return { call, memberId, outcome, toldMemberId: memberId, remembered, applied, slid }
}

/** Calls that named a turnover learn whether it was taken. */
async function saveAll(tx: Tx, settled: readonly Settled[], now: Date): Promise<Settled[]> {
  const all = settled.flatMap((call) => call.applied ?? [])
  // A tip is in no round's sums.
  const applied = all.filter((call) => !isTip(call))
  const remembered = settled.flatMap((call) => call.remembered)
  const slid = new Map(settled.flatMap((call) => (call.slid ? [[call.slid.sessionToken, call.slid]] : [])))
  const isMisnamed = remembered.length > 0 ? await saveCalls(tx, { applied, remembered }, now) : () => false
  if (slid.size > 0) await slideGameSessions(tx, [...slid.values()], now)
  await saveShares(tx, applied, now)
  await saveTips(tx, all.filter(isTip), now)
  await savePoints(tx, applied, now)
  return settled.map((call) =>
    call.applied?.turnoverMinor === undefined
      ? call
      : { ...call, outcome: { ...call.outcome, turnoverAccepted: !isMisnamed(call.applied) } },
  )
}

/** The groups of bets, and what rounds that end owe their lines. */
async function savePoints(tx: Tx, applied: readonly AppliedCall[], now: Date): Promise<void> {
  const bets = applied.flatMap(({ points, moves: [bet], ...call }) =>
    points && bet ? [{ ...call, points, transactionId: bet.transactionId }] : [],
  )
  await savePointBets(tx, bets, now)
  const ended = applied.filter(({ isRoundClosed }) => isRoundClosed)
  await owePoints(
    tx,
    ended.map(({ vendorId, roundId, pointsBaseMinor }) => ({ vendorId, roundId, settledMinor: pointsBaseMinor })),
    now,
  )
}

/** Adds what the player can stake now where nothing moved. */
async function withBalances(tx: Tx, settled: readonly Settled[]): Promise<BatchedOutcome[]> {
  const wallets = settled.flatMap(({ call, memberId, outcome }) =>
    memberId === undefined || outcome.balance !== undefined ? [] : [{ memberId, currency: call.currency }],
  )
  const find = wallets.length > 0 ? await findBalances(tx, wallets) : () => undefined
  return settled.map(({ call: { currency }, memberId, outcome, toldMemberId }) => {
    if (memberId === undefined || outcome.balance !== undefined) return { outcome, toldMemberId }
    const balance = find({ memberId, currency })
    if (!balance) return { outcome }
    const { availableMinor, version: balanceVersion } = balance
    return { outcome: { ...outcome, balance: availableMinor.toString(), balanceVersion, currency } }
  })
}
