import type { SharedBetView, SharedPastRound } from '@fairground/contract/studio'
import { isGivenUp } from '@fairground/vendor-kit'
import { type SqlBool, sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'

/**
 * The bets as their players see them, each with what it was settled at before its round was corrected. Nobody is told of
 * money that the wallet has not booked: until then a bet stands as it was paid.
 */
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
    .leftJoin('wallet_calls', (join) =>
      join
        .onRef('wallet_calls.round_id', '=', 'bet_corrections.round_id')
        .onRef('wallet_calls.move', '=', 'bet_corrections.version')
        .on('wallet_calls.call', '=', 'adjust'),
    )
    .select(['bet_corrections.round_id', 'bet_corrections.version', 'round_corrections.at', 'events_before'])
    .select(['paid_before_minor', 'payout_minor', 'left_minor'])
    .select((eb) => [
      eb.or([eb('change_minor', '=', '0'), eb('wallet_calls.state', '=', 'done')]).as('is_booked'),
      sql<boolean | null>`${isGivenUp}`.as('is_given_up'),
    ])
    .where('bet_corrections.round_id', 'in', read)
    .orderBy('bet_corrections.version')
    .execute()
  const known = Map.groupBy(rows, ({ round_id }) => round_id)
  return bets.map((bet) => ({ ...bet, ...correctedBet(known.get(bet.roundId) ?? []) }))
}

interface CorrectionOfBet {
  version: number
  at: Date
  events_before: unknown
  paid_before_minor: string
  payout_minor: string
  left_minor: string
  is_booked: SqlBool | null
  is_given_up: boolean | null
}

function correctedBet(rows: readonly CorrectionOfBet[]): Partial<SharedBetView> {
  const booked = rows.filter(({ is_booked }) => is_booked === true)
  const lastBooked = rows.findLastIndex(({ is_booked }) => is_booked === true)
  const [unbooked, latest] = [rows[lastBooked + 1], rows.at(-1)]
  const keptMinor = BigInt(booked.at(-1)?.left_minor ?? 0)
  return {
    ...(booked.length > 0 && { corrections: booked.map(viewCorrection) }),
    ...(unbooked &&
      latest && {
        payoutMinor: `${BigInt(latest.paid_before_minor) - keptMinor}`,
        events: unbooked.events_before as SharedBetView['events'],
      }),
    ...(rows.some((row) => row.is_booked !== true && row.is_given_up !== true) && { isCorrecting: true }),
  }
}

const viewCorrection = ({ version, at, paid_before_minor, payout_minor, left_minor }: CorrectionOfBet) => ({
  ...{ version, at: at.toISOString(), beforeMinor: paid_before_minor, payoutMinor: payout_minor },
  leftMinor: left_minor,
})

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
