import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

/** What whoever decides about a member's money should know. */
export interface RiskStanding {
  harm: number
  laundering: number
  /** Payouts are held. */
  isHeld: boolean
  /** Somebody looks into signs of laundering. */
  isLookedInto: boolean
}

const nothing: RiskStanding = { harm: 0, laundering: 0, isHeld: false, isLookedInto: false }

interface Row {
  member_id: string
  harm: number
  laundering: number
  is_held: boolean
  is_looked_into: boolean
}

export async function listStandings(
  reader: Reader,
  memberIds: readonly string[],
): Promise<(memberId: string) => RiskStanding> {
  const { rows } = await sql<Row>`
    select r.member_id, r.harm, r.laundering, r.payouts_held_at is not null as is_held,
      exists (select from risk_cases c where c.member_id = r.member_id and c.kind = 'laundering' and c.state = 'open')
        as is_looked_into
    from risk_members r where r.member_id = any(${memberIds}::text[])`.execute(reader)
  const found = new Map(rows.map((row) => [row.member_id, row]))
  return (memberId) => {
    const row = found.get(memberId)
    if (!row) return nothing
    const { harm, laundering, is_held, is_looked_into } = row
    return { harm, laundering, isHeld: is_held, isLookedInto: is_looked_into }
  }
}
