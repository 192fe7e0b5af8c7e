import { accountType } from '@fairground/contract'

const { generalAgentHouse, agentHouse, agent, member } = accountType
const settledByHouse: readonly number[] = [generalAgentHouse, agentHouse]

/** The stored type of an account that an agent opens: contracts below are settled as those above. */
export function belowType(agentType: number, wanted: typeof member | typeof agent): number {
  if (wanted === member) return member
  return settledByHouse.includes(agentType) ? agentHouse : agent
}
