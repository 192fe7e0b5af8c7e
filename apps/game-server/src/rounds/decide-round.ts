import type { PswAnswer } from '@fairground/contract/psw'
import {
  decideRound,
  endBet,
  enqueueCall,
  roundEnds,
  type StakeEnds,
  transact,
  winBody,
  winLostAt,
} from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { RoundRow, Tx, WalletCallRow } from '../db/schema.ts'
import { returnShares, settleJackpot } from '../jackpots/settle-jackpot.ts'
import type { AcceptedBet } from './accept-store.ts'
import { firstStakeOf } from './call-bodies.ts'

/** The ends of a slot's bet. */
export const slotEnds = (context: AppContext, round: RoundRow): StakeEnds =>
  roundEnds(context, firstStakeOf(round), {
    accept: (answer) => acceptBet(context, round, answer),
    release: (tx) => returnShares(tx as Tx, round),
    notPlayed: (outcome) => context.metrics.roundNotPlayed({ gameId: round.game_id, mode: round.mode }, outcome),
  })

/** The stake is taken: the round stands, and its win is owed from this commit on. Undefined when decided before. */
async function acceptBet(context: AppContext, round: RoundRow, answer: PswAnswer): Promise<WalletCallRow | undefined> {
  const afterBet = balanceAfterBet(round, answer)
  const call = round.jackpot_shares
    ? await acceptWithJackpot(context, round, afterBet)
    : await context.acceptedBets.add({ round, ...afterBet })
  if (call) context.metrics.roundPlayed(playedOf(round))
  return call
}

/** One round after the other, by the locks of the pools. */
function acceptWithJackpot(context: AppContext, round: RoundRow, { afterBetMinor, balanceVersion }: AfterBet) {
  const now = context.clock.now()
  const totalMinor = BigInt(round.total_minor)
  return transact(context.db, async (tx) => {
    const isOurs = await decideRound(tx, round.round_id, {
      state: 'presenting',
      balance_after_bet_minor: afterBetMinor,
      balance_after_minor: afterBetMinor + totalMinor,
      balance_version: balanceVersion,
    })
    if (!isOurs) return undefined
    await endBet(tx, firstStakeOf(round), { state: 'APPLIED', code: 'OK', now })
    await settleJackpot(context, tx, round, now)
    const body = winBody(round, { payoutMinor: totalMinor, moves: [0] })
    return enqueueCall(tx, { round, call: 'win', body, now, lostAt: winLostAt(now) })
  })
}

type AfterBet = Omit<AcceptedBet, 'round'>

/**
 * Not every answer carries a balance: what was known before the bet, less the stake, comes nearest. Until the win is
 * answered, the balance after it is what it will be when nothing else moves.
 */
function balanceAfterBet(round: RoundRow, { balance, balanceVersion }: PswAnswer): AfterBet {
  const stakeMinor = BigInt(round.stake_minor)
  const beforeMinor = BigInt(round.balance_after_bet_minor)
  const guessMinor = beforeMinor > stakeMinor ? beforeMinor - stakeMinor : 0n
  return {
    afterBetMinor: balance === undefined ? guessMinor : BigInt(balance),
    balanceVersion: balanceVersion ?? Number(round.balance_version),
  }
}

const playedOf = (round: RoundRow) => ({
  gameId: round.game_id,
  mode: round.mode,
  currency: round.currency,
  stakeMinor: BigInt(round.stake_minor),
  totalMinor: BigInt(round.total_minor),
})
