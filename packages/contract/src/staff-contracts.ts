import * as z from 'zod'
import { AgentContract, ContractIncome, ContractKind, ContractState, IncomeState } from './agent-contracts.ts'
import { Id, Money, PageQuery, page, Time } from './common.ts'
import { route } from './route.ts'

export const StaffContractRow = AgentContract.omit({ isUpline: true, allowed: true }).extend({
  uplineId: Id,
  downlineId: Id,
  /** Paid so far, over all periods. */
  paid: Money,
  owed: Money,
  canTerminate: z.boolean(),
})
export type StaffContractRow = z.infer<typeof StaffContractRow>

export const StaffContractIncome = ContractIncome.omit({ account: true, isUpline: true }).extend({
  upline: z.string(),
  downline: z.string(),
  isPaidByHouse: z.boolean(),
  tryCount: z.number().int(),
  nextTryAt: Time.optional(),
})
export type StaffContractIncome = z.infer<typeof StaffContractIncome>

/** One period that a job settled, for every contract of its kind. */
export const ContractRun = z.object({
  kind: ContractKind,
  period: z.string(),
  periodFrom: Time,
  periodTo: Time,
  ranAt: Time,
  contracts: z.number().int(),
  incomes: z.number().int(),
  amount: Money,
})
export type ContractRun = z.infer<typeof ContractRun>

const reads = { audience: 'staff', permission: 'contracts.read', method: 'GET' } as const
const manages = { audience: 'staff', permission: 'contracts.manage', method: 'POST' } as const
const search = { query: z.string().trim().max(64).optional(), kind: ContractKind.optional() }

/** What the house sees of the contracts between agents and downlines. */
export const staffContracts = {
  contracts: route({
    ...reads,
    path: '/staff/contracts',
    summary: 'Contracts of agents, newest first',
    input: PageQuery.extend(search).extend({ status: ContractState.optional() }),
    value: page(StaffContractRow),
  }),
  terminateContract: route({
    ...manages,
    path: '/staff/contracts/{contractId}/terminate',
    summary: 'End a contract, or take an offer back, with a reason both sides read',
    input: z.object({ contractId: Id, reason: z.string().trim().min(3).max(280) }),
    value: StaffContractRow,
  }),
  contractIncomes: route({
    ...reads,
    path: '/staff/contract-incomes',
    summary: 'What contracts paid or still owe, newest first',
    input: PageQuery.extend(search).extend({ status: IncomeState.optional() }),
    value: page(StaffContractIncome).extend({ sums: z.object({ amount: Money, paid: Money, owed: Money }) }),
  }),
  contractRuns: route({
    ...reads,
    path: '/staff/contract-runs',
    summary: 'Periods that the jobs settled, newest first',
    input: PageQuery.extend({ kind: ContractKind.optional() }),
    value: page(ContractRun),
  }),
  runContractJob: route({
    ...manages,
    path: '/staff/contract-runs',
    summary: 'Settle every period of a kind that is over and not settled yet, and pay what is due',
    input: z.object({ kind: ContractKind }),
    value: z.object({ periods: z.number().int(), incomes: z.number().int(), paid: z.number().int() }),
  }),
}
