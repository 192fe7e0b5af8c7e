import { accountType } from '../base/account-type.ts'
import { Id, Money, PageQuery, page, Rate, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { Bet, BetFilter, BetPage, Profit } from '../money/records.ts'
import { BalanceKind, BalanceTransaction, RecordSums } from '../money/wallet.ts'
import { ContractKind, IncomePage } from './agent-contracts.ts'
import { agentPoints, GroupBounds, PrizeGroup } from './prize-groups.ts'

/** An account below an agent, at any depth. */
export const Downline = z.object({
  id: Id,
  account: z.string(),
  icon: z.string(),
  type: z.number().int(),
  /** 1 for those whom the agent brought in directly. */
  level: z.number().int(),
  status: z.enum(['active', 'suspended']),
  balance: Money,
  /** Accounts directly below. */
  downlines: z.number().int(),
  /** Accounts below at any depth. */
  team: z.number().int(),
  registeredAt: Time,
  lastLoginAt: Time.optional(),
  /** Nobody asks this person to play: why is told to no agent. */
  isLeftAlone: z.boolean(),
})
export type Downline = z.infer<typeof Downline>

/** From the agent down to whose downlines are listed, the agent left out. */
const DownlinePath = z.array(z.object({ id: Id, account: z.string() }))

export const downlineKinds = ['member', 'agent'] as const

const downlineChoice = {
  /** Beginning of an account, at any depth; goes before the parent. */
  account: z.string().trim().max(64).optional(),
  /** Somebody of the team; the agent when absent. */
  parent: Id.optional(),
  kind: z.enum(downlineKinds).optional(),
}

const dayMs = 86_400_000
export const teamDaysMax = 366

/** Sums count whole days of the site: those that the span touches. */
export const TeamSpan = z.object({ from: Time, to: Time })
const isSpan = ({ from, to }: z.infer<typeof TeamSpan>) => {
  const lengthMs = Date.parse(to) - Date.parse(from)
  // What is no time is refused as that.
  return !(lengthMs <= 0 || lengthMs > (teamDaysMax + 1) * dayMs)
}

/** Of the downline alone; what the agent does is not in it. */
export const TeamOverview = Profit.extend({
  members: z.number().int(),
  agents: z.number().int(),
  /** Who has bets that were settled in the span. */
  active: z.number().int(),
  /** Accounts that were opened in the span. */
  newMembers: z.number().int(),
  /** What all of them have now. */
  balance: Money,
  byType: z.record(z.string(), Profit),
  /** Days without anything have no row. */
  days: z.array(Profit.extend({ day: z.iso.date(), active: z.number().int(), newMembers: z.number().int() })),
})
export type TeamOverview = z.infer<typeof TeamOverview>

/** One account with everybody below it. */
export const BranchProfit = Profit.extend({
  ...Downline.pick({ id: true, account: true, icon: true, type: true, level: true, downlines: true, team: true }).shape,
  active: z.number().int(),
})
export type BranchProfit = z.infer<typeof BranchProfit>

/** One account of the team alone, by its whole name. */
const ofAccount = { account: z.string().trim().min(1).max(64).optional() }

export const TeamLossFilter = TeamSpan.extend(downlineChoice)
export const TeamBetFilter = BetFilter.extend({ ...TeamSpan.shape, ...ofAccount })
export const TeamMoneyFilter = TeamSpan.extend({ type: BalanceKind.optional(), ...ofAccount })

/** Where a page of the team's lines ended: when, and at which line. */
const teamMark = /^\d{13}\.\d{1,18}$/

const ofTeam = { account: z.string() }
const MoneyPage = page(BalanceTransaction.extend(ofTeam)).extend({
  next: z.string().optional(),
  /** Of all pages. */
  sums: RecordSums,
  days: z.array(RecordSums.extend({ day: z.iso.date() })),
})

/** Account types an agent can open: members and agents below. */
export const belowTypes = [accountType.member, accountType.agent] as const
const BelowType = z.union([z.literal(accountType.member), z.literal(accountType.agent)])

export const registerLinksMax = 50

/** An address that puts whoever registers there directly below the agent. */
export const RegisterLink = z.object({
  code: z.string(),
  url: z.string(),
  type: BelowType,
  note: z.string(),
  /** What whoever comes by it gets of the agent's rebate. */
  rebate: Rate,
  /** The prize group that it gives; absent: the usual one. */
  group: PrizeGroup.optional(),
  /** Accounts that came by it. */
  uses: z.number().int(),
  /** The one that every agent has, which is never deleted. */
  isOwn: z.boolean(),
  createdAt: Time.optional(),
  expiresAt: Time.optional(),
})
export type RegisterLink = z.infer<typeof RegisterLink>

/** Agents' calls about their own downline only. */
export const agents = {
  ...agentPoints,
  downlines: route({
    method: 'GET',
    path: '/wps/relay/MCS2_downlineList',
    audience: 'agent',
    summary: 'My downline: the accounts directly below me or another of my team, or all whose account begins so',
    input: PageQuery.extend(downlineChoice),
    value: page(Downline).extend({ path: DownlinePath }),
  }),
  openAccount: route({
    method: 'POST',
    path: '/wps/relay/MCS2_openAccount',
    audience: 'agent',
    summary: 'Open an account directly below me; its initial password is answered this once',
    input: z.object({
      account: z.string().trim().max(64),
      type: BelowType,
      rebate: Rate.default(0),
      group: PrizeGroup.optional(),
    }),
    value: z.object({
      ...{ account: z.string(), initialPassword: z.string(), validUntil: Time, rebate: Rate },
      group: PrizeGroup,
    }),
  }),
  registerLinks: route({
    method: 'GET',
    path: '/wps/relay/MCS2_registerLink',
    audience: 'agent',
    summary: 'Addresses by which people register below me: my own code first, then the newest link',
    input: z.object({}),
    value: z.array(RegisterLink),
  }),
  addRegisterLink: route({
    method: 'POST',
    path: '/wps/relay/MCS2_registerLink',
    audience: 'agent',
    summary: 'Another such address',
    input: z.object({
      type: BelowType,
      rebate: Rate.default(0),
      group: PrizeGroup.optional(),
      note: z.string().trim().max(60).default(''),
      expiresAt: Time.optional(),
    }),
    value: z.array(RegisterLink),
  }),
  deleteRegisterLink: route({
    method: 'DELETE',
    path: '/wps/relay/MCS2_registerLink',
    audience: 'agent',
    summary: 'Nobody registers by it any more; whoever did stays',
    input: z.object({ code: Id }),
    value: z.array(RegisterLink),
  }),
  overview: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_teamOverview',
    audience: 'agent',
    summary: 'My team: who is in it, and what it paid in, took out, staked and gained in a span of time',
    input: TeamSpan.refine(isSpan, { path: ['to'] }),
    value: TeamOverview,
  }),
  userLoss: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_userLoss',
    audience: 'agent',
    summary: 'Profit and loss of each account directly below me or another of my team, with everybody below it',
    input: PageQuery.extend(TeamLossFilter.shape).refine(isSpan, { path: ['to'] }),
    value: page(BranchProfit).extend({
      path: DownlinePath,
      /** Of all pages: everybody below the parent; of a search the team of the agent. */
      sums: Profit,
    }),
  }),
  teamBets: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_teamBetting',
    audience: 'agent',
    summary: 'Bets of my team: open ones first, then the newest settled',
    input: PageQuery.extend({ ...TeamBetFilter.shape, after: z.string().max(400).optional() }).refine(isSpan, {
      path: ['to'],
    }),
    value: BetPage.extend({ list: z.array(Bet.extend(ofTeam)) }),
  }),
  teamTransactions: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_teamTransactions',
    audience: 'agent',
    summary: 'What went in and out of the purses of my team, newest first',
    input: PageQuery.extend({ ...TeamMoneyFilter.shape, after: z.string().regex(teamMark).optional() }).refine(isSpan, {
      path: ['to'],
    }),
    value: MoneyPage,
  }),
  incomeReport: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_incomeReport',
    audience: 'agent',
    summary: 'What I earned by my contracts of every kind, the newest period first',
    input: PageQuery.extend({ ...TeamSpan.shape, kind: ContractKind.optional() }).refine(isSpan, { path: ['to'] }),
    value: IncomePage.extend({
      /** Of all pages; kinds without periods are left out. */
      byKind: z.array(z.object({ kind: ContractKind, amount: Money, paid: Money })),
    }),
  }),
  downlineDetails: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_downlineAccountDetails',
    audience: 'agent',
    summary: 'One account of my team, and every movement of its purse, newest first',
    input: PageQuery.extend({
      ...TeamSpan.shape,
      account: z.string().trim().min(1).max(64),
      type: BalanceKind.optional(),
      after: z.string().regex(teamMark).optional(),
    }).refine(isSpan, { path: ['to'] }),
    value: MoneyPage.extend({
      downline: Downline,
      /** From the agent down to the account. */
      path: DownlinePath,
      /** What it played for in the span. */
      profit: Profit,
      /** Of those directly below, whose group the agent may change. */
      prizeGroup: GroupBounds.optional(),
    }),
  }),
}

/** The same as files of comma separated values, for agents. */
export const agentFiles = {
  userLoss: '/wps/records/user-loss.csv',
  teamBets: '/wps/records/team-bets.csv',
  teamTransactions: '/wps/records/team-transactions.csv',
  points: '/wps/records/points.csv',
} as const
