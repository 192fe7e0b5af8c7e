import { isAgentType } from '@fairground/contract'
import type { Reader } from '../../../db/db.ts'
import { type Refused, refuseField } from '../../../lib/outcome.ts'
import { readRoomBelow } from '../../games/prize-groups/index.ts'

/** Nobody gives a group nearer to their own than the distance, or below the floor: VALIDATION of the group. */
export async function refuseGroup(
  reader: Reader,
  agentId: string,
  type: number,
  group: number | undefined,
): Promise<Refused | undefined> {
  if (group === undefined) return undefined
  const { floor, memberMax, agentMax } = await readRoomBelow(reader, agentId)
  const max = isAgentType(type) ? agentMax : memberMax
  if (group < floor) return refuseField('group', 'validation.tooSmall', { min: floor })
  return group > max ? refuseField('group', 'validation.tooBig', { max }) : undefined
}
