export { registerAgentFiles } from './agent-files.ts'
export { agentRoutes } from './agent-routes.ts'
