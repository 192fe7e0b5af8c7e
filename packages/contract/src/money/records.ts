import { Id, Money, PageQuery, page, Time, TimeRange } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** `open` waits for its result; `even` gave back just what was staked; all stakes of a `void` one were given back. */
export const betStatuses = ['open', 'won', 'lost', 'even', 'void'] as const
export const BetStatus = z.enum(betStatuses)
export type BetStatus = z.infer<typeof BetStatus>

/** Why it is settled: the vendor paid, ended the round without paying, or took back every stake. */
export const settlements = ['paid', 'ended', 'refunded'] as const

/** Vendor and round, as `vendor:round`. */
export const BetId = z.string().regex(/^[a-z0-9_-]{1,32}:[A-Za-z0-9._:-]{1,64}$/)

const sums = {
  betAmount: Money,
  /** Of the bet amount, what was given back. */
  refunded: Money,
  /** The part that counts for turnover. */
  validBet: Money,
  winAmount: Money,
  /** What was won and given back, without what was staked. */
  profit: Money,
}

export const Bet = z.object({
  betId: BetId,
  roundId: z.string(),
  gameName: z.string(),
  nodeId: z.string(),
  vassalage: z.string(),
  gameType: z.string(),
  iconUrl: z.string().optional(),
  ...sums,
  status: BetStatus,
  settlement: z.enum(settlements).optional(),
  createdAt: Time,
  settledAt: Time.optional(),
})
export type Bet = z.infer<typeof Bet>

export const BetSums = z.object({ count: z.number().int(), ...sums })
export type BetSums = z.infer<typeof BetSums>

/** A day of the site, yyyy-MM-dd. */
const Day = z.iso.date()

export const BetFilter = TimeRange.extend({
  gameType: z.string().max(32).optional(),
  vassalage: z.string().max(32).optional(),
  status: BetStatus.optional(),
})

/** What one bet did to the balance, in order. */
export const BetMove = z.object({
  kind: z.enum(['bet', 'win', 'rollback', 'adjust']),
  transactionId: z.string(),
  /** Of the account record. */
  transferId: z.string().optional(),
  amount: Money,
  isTakenBack: z.boolean(),
  at: Time,
})

export const Profit = z.object({
  deposit: Money,
  withdraw: Money,
  /** Without what was given back. */
  bet: Money,
  validBet: Money,
  win: Money,
  rebate: Money,
  bonus: Money,
  /** Wins, rebates and bonuses less bets. */
  profit: Money,
})
export type Profit = z.infer<typeof Profit>

/** Open bets first, then the newest settled. */
export const BetPage = page(Bet).extend({
  next: z.string().optional(),
  /** Of all pages; open bets count apart. */
  sums: BetSums.extend({ openCount: z.number().int(), openAmount: Money }),
  days: z.array(BetSums.extend({ day: Day })),
})

export const BetDetail = Bet.extend({ moves: z.array(BetMove) })

const BetQuery = PageQuery.extend(BetFilter.shape).extend({
  /** `next` of the page before; goes before the page number. */
  after: z.string().max(400).optional(),
})

export const giftTypes = ['bonus', 'rebate', 'cashback'] as const
export const GiftType = z.enum(giftTypes)

/** Something a member was given outside of play. */
export const Gift = z.object({
  id: z.string(),
  type: GiftType,
  /** What gave it: the name of a campaign, the period of a rebate; empty where nothing names it. */
  title: z.string(),
  amount: Money,
  createdAt: Time,
})
export type Gift = z.infer<typeof Gift>

const GiftSums = z.object({ bonus: Money, rebate: Money, cashback: Money })

/** What members read of their own play, by settlement. */
export const records = {
  bets: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_betRecord',
    audience: 'session',
    summary: 'Betting record: open bets first, then the newest settled',
    input: BetQuery,
    value: BetPage,
  }),
  bet: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_betDetail',
    audience: 'session',
    summary: 'One bet, and every movement of money in its round',
    input: z.object({ betId: BetId }),
    value: BetDetail,
  }),
  profit: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_personalProfit',
    audience: 'session',
    summary: 'Personal profit and loss of a span of time, by type of game and by day',
    input: TimeRange,
    value: Profit.extend({ byType: z.record(z.string(), Profit), days: z.array(Profit.extend({ day: Day })) }),
  }),
  gifts: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_bonusDetails',
    audience: 'session',
    summary: 'Bonuses and rebates the account was given, newest first',
    input: PageQuery.extend(TimeRange.shape).extend({ type: GiftType.optional() }),
    value: page(Gift).extend({
      /** Of all pages. */
      sums: GiftSums,
      days: z.array(GiftSums.extend({ day: Day })),
    }),
  }),
}

const ofMember = { audience: 'staff', permission: 'members.read', method: 'GET' } as const

/** What staff read of a member's play: the same rows. */
export const staffRecords = {
  memberBets: route({
    ...ofMember,
    path: '/staff/members/{memberId}/bets',
    summary: 'Bets of a member: open ones first, then the newest settled',
    input: BetQuery.extend({ memberId: Id }),
    value: BetPage,
  }),
  memberBet: route({
    ...ofMember,
    path: '/staff/members/{memberId}/bets/{betId}',
    summary: 'One bet of a member, and every movement of money in its round',
    input: z.object({ memberId: Id, betId: BetId }),
    value: BetDetail,
  }),
}

/** Records as a file of comma separated values, streamed; asked for with the token, filtered as the records are. */
export const recordFiles = {
  bets: '/wps/records/bets.csv',
  account: '/wps/records/account.csv',
  gifts: '/wps/records/gifts.csv',
} as const
