import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { RoundRow, Tx } from '../db/schema.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { type NewBet, openStandingBet } from '../tables/bet-store.ts'
import { tellTable } from '../tables/shared-round-store.ts'
import { type FreeBetRow, isFreeBetUsed, lockFreeBet } from './rain-store.ts'

interface Wanted {
  freeBetId: string
  stakeMinor: bigint
}

/** The player's free bet for one round, held until the transaction ends. Refusals: FREE_BET_OVER, STAKE_NOT_ALLOWED. */
export async function holdFreeBet(
  { clock }: AppContext,
  tx: Tx,
  session: Session,
  { freeBetId, stakeMinor }: Wanted,
): Promise<Outcome<FreeBetRow>> {
  const free = await lockFreeBet(tx, freeBetId)
  const isOwn =
    session.mode === 'real' &&
    free?.player_id === session.playerId &&
    free.table_id === session.gameId &&
    free.currency === session.currency
  if (!isOwn || clock.now() >= free.expires_at || (await isFreeBetUsed(tx, freeBetId))) {
    return refuse('FREE_BET_OVER', 'the free bet was played or is past its time')
  }
  if (BigInt(free.stake_minor) !== stakeMinor) return refuse('STAKE_NOT_ALLOWED', 'bet: not the stake of the free bet')
  return ok(free)
}

interface Opening {
  round: RoundRow
  bet: NewBet
  free: FreeBetRow
}

/** The round of a bet that nobody pays for: it stands at once. Undefined when the shared round takes no more bets. */
export async function openFreeBet(tx: Tx, { round, bet, free }: Opening): Promise<RoundRow | undefined> {
  const winMinorMax = BigInt(free.win_minor_max)
  const limitMinor = bet.stakeMinor + winMinorMax < bet.limitMinor ? bet.stakeMinor + winMinorMax : bet.limitMinor
  const standing: RoundRow = { ...round, state: 'presenting', free_bet_id: free.free_bet_id }
  const nonce = await openStandingBet(tx, standing, { ...bet, limitMinor })
  if (nonce === undefined) return undefined
  await tellTable(tx, { tableId: round.game_id, what: 'bets' })
  return { ...standing, nonce }
}
