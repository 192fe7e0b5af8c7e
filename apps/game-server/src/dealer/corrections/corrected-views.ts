import type { SharedBetView, SharedPastRound } from '@fairground/contract/studio'
import type { Reader } from '../../db/schema.ts'

/** The bets as their players see them, each with what it was settled at before its round was corrected. */
export async function withBetCorrections(reader: Reader, bets: readonly SharedBetView[]): Promise<SharedBetView[]> {
  const read = bets.filter((bet) => bet.read !== undefined).map(({ roundId }) => roundId)
  if (read.length === 0) return [...bets]
  const rows = await reader
    .selectFrom('bet_corrections')
    .innerJoin('round_corrections', (join) =>
      join
        .onRef('round_corrections.shared_round_id', '=', 'bet_corrections.shared_round_id')
        .onRef('round_corrections.version', '=', 'bet_corrections.version'),
    )
    .select(['round_id', 'bet_corrections.version', 'at', 'paid_before_minor', 'payout_minor', 'left_minor'])
    .where('round_id', 'in', read)
    .orderBy('bet_corrections.version')
    .execute()
  const known = Map.groupBy(rows, ({ round_id }) => round_id)
  return bets.map((bet) => {
    const own = known.get(bet.roundId)?.map(({ version, at, paid_before_minor, payout_minor, left_minor }) => ({
      ...{ version, at: at.toISOString(), beforeMinor: paid_before_minor, payoutMinor: payout_minor },
      leftMinor: left_minor,
    }))
    return own ? { ...bet, corrections: own } : bet
  })
}

/** The rounds as everybody sees them, each with what it was taken for before. */
export async function withRoundCorrections(
  reader: Reader,
  rounds: readonly SharedPastRound[],
): Promise<SharedPastRound[]> {
  const read = rounds.filter((round) => round.read !== undefined).map(({ sharedRoundId }) => sharedRoundId)
  if (read.length === 0) return [...rounds]
  const rows = await reader
    .selectFrom('round_corrections')
    .select(['shared_round_id', 'version', 'at', 'told_before', 'outcome_before'])
    .where('shared_round_id', 'in', read)
    .orderBy('version')
    .execute()
  const known = Map.groupBy(rows, ({ shared_round_id }) => shared_round_id)
  return rounds.map((round) => {
    const own = known.get(round.sharedRoundId)?.map(({ version, at, told_before, outcome_before }) => ({
      ...{ version, at: at.toISOString(), toldBefore: told_before },
      outcomeBefore: outcome_before as SharedPastRound['outcome'],
    }))
    return own ? { ...round, corrections: own } : round
  })
}
