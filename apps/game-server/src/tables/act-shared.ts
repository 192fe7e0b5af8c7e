import type { SharedActAnswer } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import { Gather } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { listBetsById, type SharedBet } from './bet-store.ts'
import { type EndedBet, endBets } from './end-bets.ts'
import { drawOutcome, readStoredBet, sharedRulesOf, timeOf } from './rules-of.ts'
import { viewBet } from './shared-bet-view.ts'
import { listSharedOfBets, type SharedRoundWithChain } from './shared-round-store.ts'

/** So long after a wish more of them are expected: one round's players go together. */
const busyMs = 100

interface Wish {
  session: Session
  roundId: string
  /** When the studio received it, in epoch milliseconds: what it is paid by. */
  receivedMs: number
}

type Answer = Outcome<SharedActAnswer>
/**
 * Players' wishes to end a bet while its round runs. Those that come in together are written together; what each is paid
 * follows from its own time of receipt. Asking again answers how the bet ended.
 */
export class Acts {
  private readonly wishes: Gather<Wish, Answer>
  private readonly context: AppContext
  private wishedMs = Number.NEGATIVE_INFINITY

  constructor(context: AppContext) {
    this.context = context
    this.wishes = new Gather((wishes) => endAsWished(context, wishes))
  }

  end(wish: Wish): Promise<Answer> {
    this.wishedMs = performance.now()
    return this.wishes.add(wish).catch((error: unknown) => {
      this.context.log.error({ err: error }, 'a bet could not be ended')
      return refuse('SYSTEM_ERROR', 'the bet could not be ended; ask again')
    })
  }

  /** Players are waiting to hear what their bets came to: what may follow later lets them go first. */
  isBusy(): boolean {
    return performance.now() - this.wishedMs < busyMs
  }

  /** Settles when everything received before now has been written. */
  written(): Promise<void> {
    return this.wishes.done()
  }
}

/** Two round trips: what the wishes are about, and what becomes of it. */
async function endAsWished(context: AppContext, wishes: readonly Wish[]): Promise<Answer[]> {
  const known = await lookUp(context.db, wishes)
  const { bets, rounds } = known
  for (const round of rounds.values()) {
    for (const bet of await endBets(context, round, endsOf(context, { round, bets, wishes })))
      bets.set(bet.round_id, bet)
  }
  // What somebody else ended in between is looked at again.
  const left = wishes.filter(({ roundId }) => bets.get(roundId)?.state === 'taken')
  if (left.length > 0) {
    const again = await lookUp(context.db, left)
    for (const [roundId, bet] of again.bets) bets.set(roundId, bet)
    for (const [roundId, round] of again.rounds) rounds.set(roundId, round)
  }
  return wishes.map((wish) => answerTo(context, wish, known))
}

interface Known {
  bets: Map<string, SharedBet>
  /** By their own ids. */
  rounds: Map<string, SharedRoundWithChain>
}

async function lookUp(db: Db, wishes: readonly Wish[]): Promise<Known> {
  const ids = [...new Set(wishes.map(({ roundId }) => roundId))]
  const [bets, rounds] = await Promise.all([listBetsById(db, ids), listSharedOfBets(db, ids)])
  return {
    bets: new Map(bets.map((bet) => [bet.round_id, bet])),
    rounds: new Map(rounds.map((round) => [round.shared_round_id, round])),
  }
}

interface InRound {
  round: SharedRoundWithChain
  bets: ReadonlyMap<string, SharedBet>
  wishes: readonly Wish[]
}

/** What the rules make of each wish that can end a bet of the round, once for each bet. */
function endsOf(context: AppContext, { round, bets, wishes }: InRound): EndedBet[] {
  if (round.state !== 'running' && round.state !== 'result') return []
  const rules = sharedRulesOf(context, round.table_id)
  const outcome = drawOutcome(context, rules, round)
  const ends = new Map<string, EndedBet>()
  for (const { session, roundId, receivedMs } of wishes) {
    const row = bets.get(roundId)
    if (row?.shared_round_id !== round.shared_round_id || !isOwn(row, session) || row.state !== 'taken') continue
    if (ends.has(roundId)) continue
    const atMs = receivedMs - timeOf(round.started_at)
    const bet = readStoredBet(rules, row)
    const limitMinor = BigInt(row.limit_minor)
    const facts = { id: roundId, currency: row.currency }
    const settlesMs = rules.settlesAt?.(bet, outcome, limitMinor, facts)
    // What the bet came to by itself before that is what counts.
    if (settlesMs !== undefined && settlesMs <= atMs) {
      ends.set(roundId, { bet: row, end: rules.settle(bet, outcome, limitMinor, facts) })
      continue
    }
    const acted = atMs >= 0 ? rules.act?.(bet, { outcome, atMs }, limitMinor) : undefined
    if (acted?.ok) ends.set(roundId, { bet: row, end: acted.end })
  }
  return [...ends.values()]
}

function answerTo(context: AppContext, { session, roundId }: Wish, { bets, rounds }: Known): Answer {
  const bet = bets.get(roundId)
  const round = bet && rounds.get(bet.shared_round_id)
  if (!bet || !round || !isOwn(bet, session)) return refuse('NOT_FOUND', 'no such bet')
  return bet.state === 'ended'
    ? ok({ bet: viewBet(context, bet, round) })
    : refuse('ROUND_MOVED_ON', 'the bet cannot be ended at this moment')
}

const isOwn = (bet: SharedBet, { playerId, mode }: Session): boolean => bet.player_id === playerId && bet.mode === mode
