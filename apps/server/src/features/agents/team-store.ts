import { agentTypes } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../db/db.ts'
import type { TeamDays } from './team-days.ts'

export interface TeamSize {
  members: number
  agents: number
  /** By day on which they were opened, oldest first. */
  opened: { day: string; count: number }[]
}

/** How many are below an agent, and how many came in these days; closed accounts are not counted. */
export async function sizeTeam(reader: Reader, agentId: string, { timeZone, first, end }: TeamDays): Promise<TeamSize> {
  const team = sql`team_members(array[${agentId}], false) t join members m on m.id = t.member_id and m.status <> 'closed'`
  const [size, opened] = await Promise.all([
    sql<{ members: string; agents: string }>`
      select count(*) filter (where m.type <> all(${agentTypes}::integer[])) as members,
        count(*) filter (where m.type = any(${agentTypes}::integer[])) as agents from ${team}`.execute(reader),
    sql<{ day: string; count: string }>`
      select (m.registered_at at time zone ${timeZone})::date::text as day, count(*) as count from ${team}
      where m.registered_at >= ${first}::timestamp at time zone ${timeZone}
        and m.registered_at < ${end}::timestamp at time zone ${timeZone}
      group by 1 order by 1`.execute(reader),
  ])
  return {
    members: Number(size.rows[0]?.members ?? 0),
    agents: Number(size.rows[0]?.agents ?? 0),
    opened: opened.rows.map(({ day, count }) => ({ day, count: Number(count) })),
  }
}
