import type { BetCorrection, LoneTip, SharedBetView, SharedPastRound } from '@fairground/contract/studio'
import { checkSharedBet, checkSharedRound, findSharedGame } from '@fairground/game-rules/tables'
import type { Finding, RoundRecord } from '@fairground/vendor-ui'
import { deciderOf } from './decider-of.ts'
import { wholeStakeMinor } from './staked-minor.ts'
import { rulesOfBet } from './watch-round.ts'

const none = 0n

/** An own bet as history and check show it; it is open until the outcome of its round is public. */
export function betRecord(bet: SharedBetView, replay?: (bet: SharedBetView) => void): RoundRecord {
  const { roundId, placedAt, stakeMinor, payoutMinor, fairness, rulesId, rulesVersion, outcome, chain } = bet
  const { currency, isFree, corrections } = bet
  const isOver = bet.state === 'ended' && (fairness.serverSeed !== null || isRead(bet))
  const refundedMinor = refundedOf(bet.events)
  return {
    roundId,
    startedAt: placedAt,
    stakeMinor: wholeStakeMinor(bet),
    isFree,
    // What was overpaid before a correction and left is the player's as well.
    paidMinor: BigInt(payoutMinor) + BigInt(corrections?.at(-1)?.leftMinor ?? none),
    ...(corrections && { corrections: corrections.map(correctionOf) }),
    ...(bet.isCorrecting && { isCorrecting: true }),
    ...(refundedMinor > none && { refundedMinor }),
    ...(bet.tippedMinor && { tippedMinor: BigInt(bet.tippedMinor) }),
    state: bet.state === 'void' ? 'void' : isOver ? 'over' : 'open',
    fairness,
    ...decidedBy(bet),
    check: once(() => checkShared(bet, bet)),
    proof: {
      sharedRoundId: bet.sharedRoundId,
      rulesId,
      rulesVersion,
      ...fairness,
      chain,
      outcome,
      ...(bet.read && { read: bet.read }),
      roundId,
      currency,
      isFree,
      bet: bet.bet,
      stakeMinor,
      payoutMinor,
      events: bet.events,
      ...(corrections && { corrections }),
    },
    ...(replay && isOver && rulesOfBet(bet) && { replay: () => replay(bet) }),
  }
}

const correctionOf = ({ at, beforeMinor, payoutMinor, leftMinor }: BetCorrection) => ({
  ...{ at, beforeMinor: BigInt(beforeMinor), payoutMinor: BigInt(payoutMinor), leftMinor: BigInt(leftMinor) },
})

/** Of bets that play against each other: what found no other side, as the end of the bet tells it. */
function refundedOf(events: SharedBetView['events']): bigint {
  const told = events.find(({ type }) => type === 'standing')?.refundedMinor
  return typeof told === 'string' && /^\d{1,18}$/.test(told) ? BigInt(told) : none
}

/** What was given to whoever dealt in a round without a bet. */
export const tipRecord = ({ roundId, givenAt, tippedMinor }: LoneTip): RoundRecord => ({
  ...{ roundId, startedAt: givenAt, stakeMinor: none, isFree: false, paidMinor: none, state: 'tip' },
  tippedMinor: BigInt(tippedMinor),
  fairness: { commit: '', clientSeed: '', nonce: 0, serverSeed: null },
  check: () => undefined,
  proof: {},
})

/** A past round of the table, with no bet of one's own. */
export function pastRecord(round: SharedPastRound): RoundRecord {
  const { sharedRoundId, endedAt, fairness, rulesId, rulesVersion, outcome, chain } = round
  return {
    roundId: sharedRoundId,
    startedAt: endedAt,
    stakeMinor: none,
    isFree: false,
    paidMinor: none,
    state: 'over',
    fairness,
    ...decidedBy(round),
    check: once(() => checkShared(round)),
    proof: {
      sharedRoundId,
      rulesId,
      rulesVersion,
      ...fairness,
      chain,
      outcome,
      ...(round.read && { read: round.read }),
      ...(round.corrections && { corrections: round.corrections }),
    },
  }
}

type Decided = Pick<SharedPastRound, 'rulesId' | 'rulesVersion' | 'outcome' | 'fairness' | 'chain' | 'read'>

/** Cards and wheels have no seed: such a round is public with its outcome. */
const isRead = ({ read, outcome }: Decided): boolean => read !== undefined && outcome !== null

function decidedBy(round: Decided): Pick<RoundRecord, 'decidedBy'> {
  const decider = deciderOf(findSharedGame(round.rulesId, round.rulesVersion), round.read)
  return decider ? { decidedBy: decider } : {}
}

/** Draws the round again from its seed, or reads its cards again, and holds it against the published chain and what was told of it. */
function checkShared(round: Decided, bet?: SharedBetView): Finding | undefined {
  const { serverSeed } = round.fairness
  const checked = checkSharedRound(round)
  if (!checked || decidedBy(round).decidedBy || (serverSeed === null && !isRead(round))) return undefined
  const { fitsCommit, fitsOutcome, drawn } = checked
  if (!drawn || !fitsOutcome) return { fitsCommit, fitsEvents: false }
  const { rules, outcome } = drawn
  return {
    fitsCommit,
    fitsEvents: !bet || checkSharedBet({ rules, outcome, serverSeed: serverSeed ?? '' }, bet).length === 0,
  }
}

/** The walk down the chain takes a moment: it is made once. */
function once<Value>(work: () => Value): () => Value {
  let found: { value: Value } | undefined
  return () => {
    found ??= { value: work() }
    return found.value
  }
}
