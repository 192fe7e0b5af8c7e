import type { SharedActAnswer } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import type { Session } from '../sessions/session-store.ts'
import { listBetsById, type SharedBet } from './bet-store.ts'
import { type Ended, type EndedBet, endBetsIn, tellEnded } from './end-bets.ts'
import { drawOutcome, readStoredBet, sharedRulesOf, timeOf } from './rules-of.ts'
import { viewBet } from './shared-bet-view.ts'
import { listSharedById, type SharedRoundWithChain } from './shared-round-store.ts'

const batchMax = 500

interface Wish {
  session: Session
  roundId: string
  /** When the studio received it, in epoch milliseconds: what it is paid by. */
  receivedMs: number
}

type Answer = Outcome<SharedActAnswer>
type Waiting = Wish & { answer: (answer: Answer) => void }

/**
 * Players' wishes to end a bet while its round runs. Those that come in together are written together; what each is paid
 * follows from its own time of receipt. Asking again answers how the bet ended.
 */
export class Acts {
  private waiting: Waiting[] = []
  private writing: Promise<void> | undefined
  private readonly context: AppContext

  constructor(context: AppContext) {
    this.context = context
  }

  end(wish: Wish): Promise<Answer> {
    return new Promise((answer) => {
      this.waiting.push({ ...wish, answer })
      this.writing ??= this.writeAll()
    })
  }

  /** Settles when everything received before now has been written. */
  written(): Promise<void> {
    return this.writing ?? Promise.resolve()
  }

  private async writeAll(): Promise<void> {
    // Wishes of the same moment come in one after the other: one turn lets them stand together.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, batchMax)
      const answers = await endAsWished(this.context, batch).catch((error: unknown) => {
        this.context.log.error({ err: error }, 'bets could not be ended')
        return undefined
      })
      for (const [place, { answer }] of batch.entries()) answer(answers?.[place] ?? failed)
    }
    this.writing = undefined
  }
}

const failed = refuse('SYSTEM_ERROR', 'the bet could not be ended; ask again')

/** One connection and one commit, from the first look at the bets to the last. */
async function endAsWished(context: AppContext, wishes: readonly Wish[]): Promise<Answer[]> {
  const { answers, ended } = await transact(context.db, async (tx) => {
    const bets = await betsOf(tx, wishes)
    const rounds = await listSharedById(tx, [...new Set([...bets.values()].map((bet) => bet.shared_round_id))])
    const ended: Ended[] = []
    for (const round of rounds) {
      ended.push(...(await endBetsIn(context, tx, round, endsOf(context, { round, bets, wishes }))))
    }
    for (const one of ended) bets.set(one.row.round_id, afterEnd(bets, one))
    // What somebody else ended in between is looked at again.
    const left = wishes.filter(({ roundId }) => bets.get(roundId)?.state === 'taken')
    for (const [roundId, bet] of await betsOf(tx, left)) bets.set(roundId, bet)
    return { ended, answers: wishes.map((wish) => answerTo(context, wish, { bets, rounds })) }
  })
  tellEnded(context, ended)
  return answers
}

function afterEnd(bets: ReadonlyMap<string, SharedBet>, { row, end, endedAt }: Ended): SharedBet {
  const bet = bets.get(row.round_id)
  if (!bet) throw new Error(`bet ${row.round_id} was ended and never read`)
  const { payoutMinor, events } = end
  return { ...bet, state: 'ended', payout_minor: String(payoutMinor), events: [...events], ended_at: endedAt }
}

async function betsOf(tx: Tx, wishes: readonly Wish[]): Promise<Map<string, SharedBet>> {
  const rows = await listBetsById(tx, [...new Set(wishes.map(({ roundId }) => roundId))])
  return new Map(rows.map((row) => [row.round_id, row]))
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
    const settlesMs = rules.settlesAt?.(bet, outcome, limitMinor)
    // What the bet came to by itself before that is what counts.
    if (settlesMs !== undefined && settlesMs <= atMs) {
      ends.set(roundId, { roundId, end: rules.settle(bet, outcome, limitMinor, roundId) })
      continue
    }
    const acted = atMs >= 0 ? rules.act?.(bet, { outcome, atMs }, limitMinor) : undefined
    if (acted?.ok) ends.set(roundId, { roundId, end: acted.end })
  }
  return [...ends.values()]
}

interface Known {
  bets: ReadonlyMap<string, SharedBet>
  rounds: readonly SharedRoundWithChain[]
}

function answerTo(context: AppContext, { session, roundId }: Wish, { bets, rounds }: Known): Answer {
  const bet = bets.get(roundId)
  const round = rounds.find(({ shared_round_id }) => shared_round_id === bet?.shared_round_id)
  if (!bet || !round || !isOwn(bet, session)) return refuse('NOT_FOUND', 'no such bet')
  return bet.state === 'ended'
    ? ok({ bet: viewBet(context, bet, round) })
    : refuse('ROUND_MOVED_ON', 'the bet cannot be ended at this moment')
}

const isOwn = (bet: SharedBet, { playerId, mode }: Session): boolean => bet.player_id === playerId && bet.mode === mode
