/** Numeric account types of the specification; compare numbers, never prefixes. */
export const accountType = {
  member: 0,
  generalAgent: 1,
  agent: 2,
  trial: 4,
  system: 9,
  generalAgentHouse: 41,
  agentHouse: 42,
} as const

const { generalAgent, agent, generalAgentHouse, agentHouse } = accountType
export const agentTypes: readonly number[] = [generalAgent, agent, generalAgentHouse, agentHouse]

/** The two types whose contracts the house pays. */
export const isHouseAgent = (type: number): boolean => type === generalAgentHouse || type === agentHouse

/** The four types that the agent centre is for. */
export const isAgentType = (type: number): boolean => agentTypes.includes(type)
