import type { ContractKind } from '@fairground/contract'
import { api, query } from '../../lib/api.ts'

/** Each kind has a call of its own for what is done with a contract, and one for its record. */
export const processCalls = {
  dividend: api.agentContracts.processDividend,
  daily: api.agentContracts.processDaily,
  hourly: api.agentContracts.processHourly,
  realtime: api.agentContracts.processRealtime,
} as const satisfies Record<ContractKind, unknown>

export const recordCalls = {
  dividend: query.agentContracts.dividendRecord,
  daily: query.agentContracts.dailyWages,
  hourly: query.agentContracts.hourlySalary,
  realtime: query.agentContracts.realTimeSalary,
} as const satisfies Record<ContractKind, unknown>
