import { Id, Money, PageQuery, page, Rate, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import type { AgentFeature } from '../site/system.ts'

export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const
export const ContractKind = z.enum(contractKinds)
export type ContractKind = z.infer<typeof ContractKind>

/** The switch of the site that each kind needs. */
export const featureOfKind = {
  dividend: 'enableCt',
  daily: 'salary',
  hourly: 'hourSalary',
  realtime: 'agentRealtimeSalary',
} as const satisfies Record<ContractKind, AgentFeature>

export const contractPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const
export const ContractPeriod = z.enum(contractPeriods)
export type ContractPeriod = z.infer<typeof ContractPeriod>

/** `accepted`: the downline agreed, and the house, which is to pay, has not yet. */
export const contractStates = ['new', 'accepted', 'signed', 'rejected', 'withdrawn', 'terminated'] as const
export const ContractState = z.enum(contractStates)
export type ContractState = z.infer<typeof ContractState>

/** An amount that has to be reached; 0 asks for nothing. */
const Threshold = z.string().regex(/^(0|[1-9]\d{0,12})\.\d{2}$/)

/** Contract terms. Each kind has its own thresholds and rates; others are refused. */
export const ContractTerms = z.object({
  kind: ContractKind,
  /** Members of the team who must have bet in the period. */
  activeMembers: z.number().int().min(0).max(1_000_000),
  /** Real-time salaries have two rates of their own in its place. */
  rate: Rate.optional(),
  /** Of a dividend. The salaries are settled by the day, the hour, or each five minutes. */
  period: ContractPeriod.default('daily'),
  periodValidBet: Threshold.optional(),
  periodProfitLoss: Threshold.optional(),
  dailyBetAmount: Threshold.optional(),
  hourlyBetAmount: Threshold.optional(),
  /** Of the stakes of bets that won. */
  profitSalaryRate: Rate.optional(),
  /** Of the stakes of bets that lost. */
  lossSalaryRate: Rate.optional(),
  /** Smaller bets earn nothing. */
  singleBetAmount: Threshold.optional(),
})
export type ContractTerms = z.infer<typeof ContractTerms>

export const contractActions = ['accept', 'reject', 'terminate'] as const
export const ContractAction = z.enum(contractActions)
export type ContractAction = z.infer<typeof ContractAction>

export const AgentContract = ContractTerms.extend({
  contractId: Id,
  upline: z.string(),
  downline: z.string(),
  /** Whether the caller is the one who pays. */
  isUpline: z.boolean(),
  /** The house pays in the place of an upline whose contracts it settles. */
  isPaidByHouse: z.boolean(),
  status: ContractState,
  createdAt: Time,
  /** Once it is signed: the beginning of the next period. */
  effectiveFrom: Time.optional(),
  endedAt: Time.optional(),
  /** What staff gave as their reason for ending it. */
  endReason: z.string().optional(),
  /** What the caller may do with it now; to terminate an offer is to take it back. */
  allowed: z.array(ContractAction),
})
export type AgentContract = z.infer<typeof AgentContract>

const Offer = ContractTerms.extend({ account: z.string().trim().min(1).max(64) })

/** A team's activity in a period, and its pay under the terms. */
const Preview = z.object({
  activeMembers: z.number().int(),
  validBet: Money,
  /** What the team lost; below zero where it won. */
  teamLoss: Money,
  /** What the rate is taken of. */
  base: Money,
  amount: Money,
  isReached: z.boolean(),
})

/**
 * `unmet`: the terms were not reached; `held`: so much that the house looks at it first; `owed`: the upline's wallet was
 * short, and it is tried again; `refused`: the house looked at it and does not pay it.
 */
export const incomeStates = ['unmet', 'held', 'due', 'owed', 'paid', 'refused'] as const
export const IncomeState = z.enum(incomeStates)
export type IncomeState = z.infer<typeof IncomeState>

/** One period of one contract, settled. */
export const ContractIncome = z.object({
  incomeId: Id,
  contractId: Id,
  kind: ContractKind,
  /** The account at the other end. */
  account: z.string(),
  isUpline: z.boolean(),
  period: z.string(),
  periodFrom: Time,
  periodTo: Time,
  activeMembers: z.number().int(),
  validBet: Money,
  teamLoss: Money,
  base: Money,
  /** Of the base; real-time salaries have two. */
  rate: Rate.optional(),
  amount: Money,
  status: IncomeState,
  paidAt: Time.optional(),
})
export type ContractIncome = z.infer<typeof ContractIncome>

const IncomeQuery = PageQuery.extend({
  account: z.string().trim().max(64).optional(),
  /** Of the end of a period. */
  from: Time,
  to: Time,
  /** What the caller earned, or what the caller's contracts gave to downlines. */
  side: z.enum(['earned', 'given']).default('earned'),
})

export const IncomePage = page(ContractIncome).extend({
  /** Of all pages. */
  sums: z.object({ base: Money, amount: Money, paid: Money, owed: Money }),
  days: z.array(z.object({ day: z.iso.date(), amount: Money })),
})

const income = (path: `/${string}`, summary: string) =>
  route({ method: 'GET', path, audience: 'agent', summary, input: IncomeQuery, value: IncomePage })

const process = (path: `/${string}`, summary: string) =>
  route({
    method: 'POST',
    path,
    audience: 'member',
    summary,
    input: z.object({ contractId: Id, action: ContractAction, confirm: z.boolean().default(false) }),
    value: AgentContract,
  })

/** 0 none, 1 an offer waits, 2 signed, 3 rejected, 4 terminated. */
const RequestState = z.int().min(0).max(4)

/** Contracts between an agent and a direct downline. */
export const agentContracts = {
  consolidated: route({
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    audience: 'member',
    summary: 'My funds and points, the state of my contracts, and offers that wait for my answer',
    input: z.object({}),
    value: z.object({
      balance: Money,
      frozen: Money,
      /** Whole points of the points mall. */
      points: z.number().int().min(0),
      dailysalreqtype: RequestState,
      divtypereq: RequestState,
      contracthoursalreq: RequestState,
      realtimesalreqtype: RequestState,
      enableCt: z.boolean(),
      salary: z.boolean(),
      hourSalary: z.boolean(),
      agentRealtimeSalary: z.boolean(),
      pendingContracts: z.array(AgentContract),
    }),
  }),
  list: route({
    method: 'GET',
    path: '/wps/relay/MCS2_contractList',
    audience: 'member',
    summary: 'My contracts with my upline and my downlines, newest first',
    input: PageQuery.extend({
      kind: ContractKind.optional(),
      status: ContractState.optional(),
      side: z.enum(['upline', 'downline']).optional(),
    }),
    value: z.array(AgentContract),
  }),
  offer: route({
    method: 'POST',
    path: '/wps/relay/MCS2_offerContract',
    audience: 'agent',
    summary: 'Offer a contract to a direct downline',
    input: Offer.extend({ confirm: z.boolean().default(false) }),
    value: AgentContract,
  }),
  preview: route({
    method: 'POST',
    path: '/wps/relay/MCS2_contractPreview',
    audience: 'agent',
    summary: 'What terms would have paid to a direct downline for the last period that is over',
    input: Offer,
    value: Preview.extend({ periodFrom: Time, periodTo: Time }),
  }),
  processDividend: process('/wps/relay/MCS2_processDividendReq', 'Accept, reject or terminate a dividend contract'),
  processDaily: process('/wps/relay/MCS2_processDailySalContract', 'Accept, reject or terminate a daily salary'),
  processHourly: process('/wps/relay/MCS2_processContractHourSalary', 'Accept, reject or terminate an hourly salary'),
  processRealtime: process(
    '/wps/relay/MCSFE_processRealTimeSalaryContract',
    'Accept, reject or terminate a real-time salary',
  ),
  dividendRecord: income('/wps/relay/ODSFE2_dividendRecord', 'Dividends of my contracts, newest first'),
  dailyWages: income('/wps/relay/ODSFE2_dailyWages', 'Daily salaries of my contracts, newest first'),
  hourlySalary: income('/wps/relay/ODSFE2_hourlySalary', 'Hourly salaries of my contracts, newest first'),
  realTimeSalary: income('/wps/relay/ODSFE2_realTimeSalary', 'Real-time salaries of my contracts, newest first'),
}
