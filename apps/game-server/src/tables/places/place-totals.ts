import type { PlaceTotals } from '@fairground/contract/studio'
import { prepareStatement } from '@fairground/postgres'
import type { Db, Mode } from '../../db/schema.ts'

type Total = PlaceTotals['places'][number]

/** What lies on each place of a round, and of how many players; bets that wait for the wallet are none yet. */
export async function readPlaceTotals(db: Db, sharedRoundId: string, mode: Mode): Promise<Total[]> {
  const { rows } = await read(db, [sharedRoundId, mode])
  return rows
}

const read = prepareStatement<Total>(`
  select r.currency, chip->>'spot' as spot, sum((chip->>'stakeMinor')::bigint)::text as "stakeMinor",
    count(distinct b.player_id)::int as players
  from shared_bets b
  join rounds r on r.round_id = b.round_id
  cross join json_array_elements(b.input->'bets') as chip
  where b.shared_round_id = $1 and b.mode = $2 and b.state in ('taken', 'ended')
  group by 1, 2 order by 1, 2`)
