import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { TeamDays } from './team-days.ts'

export interface TeamSize {
  members: number
  agents: number
  /** By day on which they were opened, oldest first. */
  opened: { day: string; count: number }[]
}

/** How many are below an agent, and how many came in these days; closed accounts are not counted. */
export async function sizeTeam(reader: Reader, agentId: string, { timeZone, first, end }: TeamDays): Promise<TeamSize> {
  const [size, opened] = await Promise.all([
    reader.selectFrom('team_sizes').select(['is_agent', 'member_count']).where('head_id', '=', agentId).execute(),
    sql<{ day: string; count: string }>`
      select (o.opened_at at time zone ${timeZone})::date::text as day, sum(o.member_count) as count from team_openings o
      where o.head_id = ${agentId} and o.opened_at >= ${first}::timestamp at time zone ${timeZone}
        and o.opened_at < ${end}::timestamp at time zone ${timeZone}
      group by 1 having sum(o.member_count) > 0 order by 1`.execute(reader),
  ])
  const countOf = (isAgent: boolean) => Number(size.find((row) => row.is_agent === isAgent)?.member_count ?? 0)
  return {
    members: countOf(false),
    agents: countOf(true),
    opened: opened.rows.map(({ day, count }) => ({ day, count: Number(count) })),
  }
}
