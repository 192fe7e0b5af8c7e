import { Id, Money, PageQuery, page, Rate, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import {
  AgentContract,
  ContractIncome,
  ContractKind,
  ContractState,
  contractKinds,
  IncomeState,
} from './agent-contracts.ts'

export const StaffContractRow = AgentContract.omit({ isUpline: true, allowed: true }).extend({
  uplineId: Id,
  downlineId: Id,
  /** Paid so far, over all periods. */
  paid: Money,
  owed: Money,
  canTerminate: z.boolean(),
  /** The house is to pay it and has yet to agree. */
  canSign: z.boolean(),
  signWish: OpenWish.optional(),
})
export type StaffContractRow = z.infer<typeof StaffContractRow>

export const StaffContractIncome = ContractIncome.omit({ account: true, isUpline: true }).extend({
  upline: z.string(),
  downline: z.string(),
  isPaidByHouse: z.boolean(),
  tryCount: z.number().int(),
  nextTryAt: Time.optional(),
  canDecide: z.boolean(),
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

/** `turnover`: all that contracts pay on a team's turnover together. */
const Ceiling = z.object({ kind: z.enum([...contractKinds, 'turnover']), gameType: z.string().max(16), rate: Rate })

/** The highest contract rates, by kind and category; at zero no bet counts. */
export const ContractCeilings = z.object({
  list: z.array(Ceiling),
  wish: OpenWish.extend({ changes: z.array(Ceiling) }).optional(),
})
export type ContractCeilings = z.infer<typeof ContractCeilings>

const reason = z.string().trim().min(3).max(280)

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
  signContract: route({
    ...manages,
    path: '/staff/contracts/{contractId}/sign',
    summary: 'Agree to a contract that the house is to pay: the first asks, a second person signs',
    input: z.object({ contractId: Id, reason }),
    value: StaffContractRow,
  }),
  contractCeilings: route({
    ...reads,
    path: '/staff/contract-ceilings',
    summary: 'The highest rates of contracts by kind and category, and a change that waits',
    input: z.object({}),
    value: ContractCeilings,
  }),
  askContractCeilings: route({
    ...manages,
    path: '/staff/contract-ceilings',
    summary: 'Lower such rates at once, or ask for higher ones, which hold when another person says yes',
    input: z.object({ changes: z.array(Ceiling).min(1).max(60), reason }),
    value: ContractCeilings,
  }),
  contractIncomes: route({
    ...reads,
    path: '/staff/contract-incomes',
    summary: 'What contracts paid or still owe, newest first',
    input: PageQuery.extend(search).extend({ status: IncomeState.optional() }),
    value: page(StaffContractIncome).extend({ sums: z.object({ amount: Money, paid: Money, owed: Money }) }),
  }),
  decideContractIncome: route({
    ...manages,
    path: '/staff/contract-incomes/{incomeId}/decide',
    summary: 'Let a period that was held be paid, or say with a reason that it is not',
    input: z.object({ incomeId: Id, isPaid: z.boolean(), reason: z.string().trim().min(3).max(280) }),
    value: StaffContractIncome,
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
