import type { SharedBetView, SharedPastRound } from '@fairground/contract/studio'
import { type BetEnd, checkSharedRound, type SharedRules } from '@fairground/game-rules/shared'
import type { Finding } from '../fairness/finding.ts'
import type { RoundRecord } from '../rounds/round-record.ts'
import { rulesOfBet } from './watch-round.ts'

const none = 0n

/** An own bet as history and check show it; it is open until the outcome of its round is public. */
export function betRecord(bet: SharedBetView, replay?: (bet: SharedBetView) => void): RoundRecord {
  const { roundId, placedAt, stakeMinor, payoutMinor, fairness, gameId, rulesVersion, outcome, chain } = bet
  const isOver = bet.state === 'ended' && fairness.serverSeed !== null
  return {
    roundId,
    startedAt: placedAt,
    stakeMinor: BigInt(stakeMinor),
    isFree: bet.isFree,
    paidMinor: BigInt(payoutMinor),
    state: bet.state === 'void' ? 'void' : isOver ? 'over' : 'open',
    fairness,
    check: once(() => checkShared(bet, bet)),
    proof: {
      sharedRoundId: bet.sharedRoundId,
      rulesId: gameId,
      rulesVersion,
      ...fairness,
      chain,
      outcome,
      roundId,
      bet: bet.bet,
      stakeMinor,
      payoutMinor,
      events: bet.events,
    },
    ...(replay && isOver && rulesOfBet(bet) && { replay: () => replay(bet) }),
  }
}

/** A past round of the table, with no bet of one's own. */
export function pastRecord(round: SharedPastRound): RoundRecord {
  const { sharedRoundId, endedAt, fairness, gameId, rulesVersion, outcome, chain } = round
  return {
    roundId: sharedRoundId,
    startedAt: endedAt,
    stakeMinor: none,
    isFree: false,
    paidMinor: none,
    state: 'over',
    fairness,
    check: once(() => checkShared(round)),
    proof: { sharedRoundId, rulesId: gameId, rulesVersion, ...fairness, chain, outcome },
  }
}

type Decided = Pick<SharedPastRound, 'gameId' | 'rulesVersion' | 'outcome' | 'fairness' | 'chain'>

/** Draws the round again from its seed, and holds it against the published chain and what was told of it. */
function checkShared(round: Decided, bet?: SharedBetView): Finding | undefined {
  const checked = checkSharedRound(round)
  if (!checked) return undefined
  const { fitsCommit, fitsOutcome, drawn } = checked
  if (!drawn) return { fitsCommit, fitsEvents: false }
  const pool = drawn.rules.pool?.poolOf(round.outcome)
  if (pool && bet && !pool.entries.some(({ id }) => id === bet.roundId)) return { fitsCommit, fitsEvents: false }
  return { fitsCommit, fitsEvents: fitsOutcome && (!bet || endsAsTold(drawn.rules, drawn.outcome, bet)) }
}

/** Whether the studio showed a player of a pot the very things that the seed makes: the tickets, and why they won. */
function isShownAsDrawn({ pool }: SharedRules, outcome: unknown, bet: SharedBetView, end: BetEnd): boolean {
  const { serverSeed } = bet.fairness
  if (!pool || serverSeed === null) return true
  const drawn = [...pool.shownToOwner(bet.roundId, outcome, { serverSeed }), ...end.events]
  return JSON.stringify(drawn) === JSON.stringify(bet.events)
}

/** A bet that its player ended was paid by the moment of receipt: no seed tells that. */
function endsAsTold(rules: SharedRules, outcome: unknown, bet: SharedBetView): boolean {
  const read = rules.readBet(bet.bet, bet.currency)
  if (!read.ok) return false
  if (bet.events.some((event) => event.by === 'player' || event.by === 'limit')) return true
  const end = rules.settle(read.value, outcome, limitless, bet.roundId)
  const paidMinor = bet.isFree ? end.payoutMinor - BigInt(bet.stakeMinor) : end.payoutMinor
  return String(paidMinor > none ? paidMinor : none) === bet.payoutMinor && isShownAsDrawn(rules, outcome, bet, end)
}

const limitless = 10n ** 18n

/** The walk down the chain takes a moment: it is made once. */
function once<Value>(work: () => Value): () => Value {
  let found: { value: Value } | undefined
  return () => {
    found ??= { value: work() }
    return found.value
  }
}
