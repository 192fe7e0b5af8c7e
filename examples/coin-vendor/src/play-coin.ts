import { PswStake } from '@fairground/contract/psw'
import {
  betBody,
  betLostAfterMs,
  decideRound,
  endBet,
  enqueueCall,
  lockActivePair,
  newId,
  type Outcome,
  ok,
  openServerSeed,
  refusalOf,
  refuse,
  roundEnds,
  type Session,
  type Stake,
  type StakeEnds,
  settleStake,
  takeNonce,
  transact,
  winBody,
  winLostAt,
} from '@fairground/vendor-kit'
import * as z from 'zod'
import { type CoinKit, type CoinRound, sides, toss } from './coin-game.ts'

export const CoinBet = z.object({ requestId: z.uuid(), stakeMinor: PswStake, betOn: z.enum(sides) })

/** One round. The same request id, from a double click or after a lost connection, answers the same round. */
export async function playCoin(kit: CoinKit, session: Session, bet: z.infer<typeof CoinBet>): Promise<Outcome<object>> {
  const stakeMinor = BigInt(bet.stakeMinor)
  const isAllowed = stakeMinor >= session.stakeMinorMin && stakeMinor <= session.stakeMinorMax
  if (!isAllowed || stakeMinor % 100n !== 0n) return refuse('STAKE_NOT_ALLOWED', 'stakeMinor: not within the limits')
  const { round, isNew } = await transact(kit.db, async (tx) => {
    const pair = await lockActivePair(tx, session)
    const known = await tx
      .selectFrom('rounds')
      .selectAll()
      .where('player_id', '=', session.playerId)
      .where('request_id', '=', bet.requestId)
      .executeTakeFirst()
    if (known) return { round: known, isNew: false }
    // Drawn and stored before any money is asked for: from here on nobody can change what it pays.
    const [nonce, now] = [await takeNonce(tx, pair), kit.clock.now()]
    const seeds = { serverSeed: openServerSeed(kit, pair), clientSeed: pair.client_seed, nonce }
    const { landed, totalMinor } = toss(seeds, bet.betOn, stakeMinor)
    const { playerId: player_id, gameId: game_id, mode, currency } = session
    const round = await tx
      .insertInto('rounds')
      .values({
        ...{ round_id: newId('rnd', now), player_id, game_id, mode, currency, state: 'betting', refusal_code: null },
        ...{ request_id: bet.requestId, stake_minor: stakeMinor, total_minor: totalMinor, bet_on: bet.betOn, landed },
        ...{ pair_id: pair.pair_id, nonce, started_at: now, settled_at: null },
        ...{ balance_after_bet_minor: session.balanceMinor, balance_after_minor: session.balanceMinor },
        balance_version: session.balanceVersion,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const lostAt = new Date(now.getTime() + betLostAfterMs)
    await enqueueCall(tx, { round, call: 'bet', body: betBody(stakeOf(round)), now, lostAt })
    return { round, isNew: true }
  })
  if (isNew) await settleStake(kit, session, stakeOf(round), endsOfRound(kit, round))
  return tellRound(await getRound(kit, round.round_id))
}

const stakeOf = (round: CoinRound): Stake => ({
  ...{ round, move: 0, amountMinor: BigInt(round.stake_minor), placedAt: round.started_at },
})

export const getRound = ({ db }: CoinKit, roundId: string): Promise<CoinRound> =>
  db.selectFrom('rounds').selectAll().where('round_id', '=', roundId).executeTakeFirstOrThrow()

/** An accepted bet owes its win from the same transaction on; every other end is the kit's. */
export function endsOfRound(kit: CoinKit, round: CoinRound): StakeEnds {
  const stake = stakeOf(round)
  const [totalMinor, now] = [BigInt(round.total_minor), kit.clock.now()]
  return roundEnds(kit, stake, {
    accept: ({ balance, balanceVersion = Number(round.balance_version) }) =>
      transact(kit.db, async (tx) => {
        const afterBetMinor = BigInt(balance ?? round.balance_after_bet_minor)
        const isOurs = await decideRound(tx, round.round_id, {
          ...{ state: 'collected', balance_after_bet_minor: afterBetMinor, balance_version: balanceVersion },
          balance_after_minor: afterBetMinor + totalMinor,
        })
        if (!isOurs) return undefined
        await endBet(tx, stake, { state: 'APPLIED', code: 'OK', now })
        const body = winBody(round, { payoutMinor: totalMinor, moves: [0] })
        return enqueueCall(tx, { round, call: 'win', body, now, lostAt: winLostAt(now) })
      }),
  })
}

function tellRound(round: CoinRound): Outcome<object> {
  const { state, landed, total_minor: totalMinor, balance_after_minor: balanceMinor } = round
  if (state === 'refused') return refusalOf(round.refusal_code as Parameters<typeof refusalOf>[0])
  if (state !== 'collected') return refuse('WALLET_UNREACHABLE', 'the bet was not taken; ask again with the same id')
  return ok({ roundId: round.round_id, landed, totalMinor, balanceMinor })
}
