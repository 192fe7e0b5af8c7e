/** Entries of the agent centre's menu, in order. */
export const agentPages = [{ key: 'downlineManagement', icon: 'icon-[ph--users-three-duotone]' }] as const

export type AgentPageKey = (typeof agentPages)[number]['key']
export const isAgentPage = (key: string): key is AgentPageKey => agentPages.some((page) => page.key === key)
