import type { Reader } from '../../../../db/db.ts'

interface RoundNames {
  /** Absent where the round was only reported. */
  memberId: string | undefined
  /** Of the game, by language. */
  names: Record<string, string>
  openedAt: Date | undefined
}

/** Whose round it is, of which game, and since when, as a message to its player names it. */
export async function readRoundNames(
  reader: Reader,
  { vendorId, roundId }: { vendorId: string; roundId: string },
): Promise<RoundNames> {
  const row = await roundWithGame(reader, { vendorId, roundId })
    .select(['r.member_id', 'r.opened_at', 'r.game_code', 'g.names', 'g.own_names'])
    .executeTakeFirst()
  const names = { ...(row?.names as object), ...(row?.own_names as object) } as Record<string, string>
  return {
    memberId: row?.member_id ?? undefined,
    names: Object.keys(names).length > 0 ? names : { en: row?.game_code ?? roundId },
    openedAt: row?.opened_at,
  }
}

/** A round beside its game, which may be known no more. */
export const roundWithGame = (reader: Reader, { vendorId, roundId }: { vendorId: string; roundId: string }) =>
  reader
    .selectFrom('game_rounds as r')
    .leftJoin('games as g', (join) =>
      join.onRef('g.vendor_id', '=', 'r.vendor_id').onRef('g.game_code', '=', 'r.game_code'),
    )
    .where('r.vendor_id', '=', vendorId)
    .where('r.round_id', '=', roundId)
