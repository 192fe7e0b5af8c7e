import { createHmac } from 'node:crypto'
import { agentTypes } from '@fairground/contract'
import { sql } from 'kysely'
import type { AppContext } from '../../../../context.ts'
import type { Reader } from '../../../../db/db.ts'
import type { Launch } from './launch-store.ts'

const devicesMax = 10

/**
 * What keeps players apart at tables where they play each other: the browser of the launch, browsers that the account
 * trusts, and its line of agents. A vendor can only tell that two players share one: marks name nothing, and those of two
 * vendors have nothing in common.
 */
export async function apartMarks({ config, db }: AppContext, launch: Launch): Promise<string[]> {
  const devices = await readDevices(db, launch)
  const top = await findTopAgent(db, launch.memberId)
  const mark = (of: string) =>
    createHmac('sha256', config.masterKey).update(`apart:${launch.vendorId}:${of}`).digest('base64url')
  return [...devices.map((hash) => mark(`device:${hash}`)), ...(top ? [mark(`line:${top}`)] : [])]
}

async function readDevices(reader: Reader, { memberId, browser }: Launch): Promise<string[]> {
  const trusted = await reader
    .selectFrom('trusted_devices')
    .select('token_hash')
    .where('member_id', '=', memberId)
    .orderBy('expires_at', 'desc')
    .limit(devicesMax)
    .execute()
  const own = trusted.map(({ token_hash }) => token_hash.toString('hex'))
  return [...new Set([...(browser ? [browser.toString('hex')] : []), ...own])]
}

/** The agent at the head of the line that an account belongs to, which may be its own; none of whoever came by himself. */
async function findTopAgent(reader: Reader, memberId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select m.id from (
      select ancestor_id as id, depth from member_tree where descendant_id = ${memberId}
      union all select ${memberId}, 0
    ) line
    join members m on m.id = line.id
    where m.type = any(${sql.val([...agentTypes])}) order by line.depth desc limit 1`.execute(reader)
  return rows[0]?.id
}
