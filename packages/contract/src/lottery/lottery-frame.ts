import * as z from '../base/zod.ts'
import { PswId, PswStake } from '../vendor/psw-fields.ts'

/** Calls of the lottery's own frame. All but the last four want the frame's bearer token. */
export const lotteryPaths = {
  openSession: '/lottery/sessions',
  /** Another lottery, in the frame of the session that asks. */
  openFurther: '/lottery/sessions/further',
  balance: '/lottery/balance',
  /** `POST` buys; `GET ?before=` lists the player's own, the latest first. */
  tickets: '/lottery/tickets',
  ticket: (ticketId: string) => `/lottery/tickets/${ticketId}`,
  cancel: (ticketId: string) => `/lottery/tickets/${ticketId}/cancel`,
  /** `?gameId=`: draws on sale and past ones. */
  draws: '/lottery/draws',
  record: (drawId: string) => `/lottery/draws/${drawId}/record`,
  /** Of a draw that somebody else holds. */
  resultRecord: (drawId: string) => `/lottery/draws/${drawId}/result`,
  lotteries: '/lottery/lotteries',
  /** `POST` with the signature of its receipt: whoever holds a ticket's code sees the ticket. */
  shownTicket: (ticketId: string) => `/lottery/tickets/${ticketId}/shown`,
} as const

export const lotteryLinesMax = 500
export const lotteryIssuesMax = 120
/** Lines of one purchase over all its draws. */
export const lotteryLeavesMax = 6_000

export const LotterySessionCall = z.strictObject({ launchToken: z.string().max(256), gameId: PswId })
export const LotteryFurtherCall = z.strictObject({ gameId: PswId })

/** A bet as it is chosen on a pad; its price follows from the rules. */
export const LotteryLineInput = z.strictObject({
  /** Of the lottery's rules, such as `lo2`. */
  play: z.string().min(1).max(40),
  /** In the shape that the play names. */
  selection: z.json().optional(),
  /** What one unit of a single bet costs, in minor units. */
  unitMinor: PswStake,
  /** The factor that was shown, in per mille; the bet is refused when it has changed. */
  factor: z.number().int().min(1).max(1_000).default(1_000),
})
export type LotteryLineInput = z.infer<typeof LotteryLineInput>

export const BuyLotteryTickets = z.strictObject({
  /** The same id buys once, however often it is sent. */
  requestId: z.uuid(),
  lines: z.array(LotteryLineInput).min(1).max(lotteryLinesMax),
  /** A ticket for each, its stakes multiplied; the first is the next one to be drawn. */
  draws: z
    .array(z.strictObject({ drawId: PswId, multiple: z.number().int().min(1).max(9_999).default(1) }))
    .min(1)
    .max(lotteryIssuesMax),
  stopsOnWin: z.boolean().default(false),
  /** The plan stops once its draws have paid so much together. */
  stopAtMinor: PswStake.optional(),
  /** Of a plan that is several purchases, each with numbers of its own: a win of one stops those that stop on a win. */
  planId: z.uuid().optional(),
  /** The prize group of prices by rule, in 1/2000; the player's own where it is absent. */
  group: z.number().int().optional(),
})
export type BuyLotteryTickets = z.infer<typeof BuyLotteryTickets>

/** Why the lottery says no, beside what every vendor says. */
export const lotteryCodes = [
  'DRAW_CLOSED',
  'LINE_INVALID',
  'NUMBER_FULL',
  'FACTOR_CHANGED',
  'PLAN_STOPPED',
  'GROUP_NOT_ALLOWED',
] as const
export type LotteryCode = (typeof lotteryCodes)[number]

const Money = z.string()
const Moment = z.iso.datetime({ offset: true })

export const LotteryLineView = z.strictObject({
  line: z.number().int(),
  play: z.string(),
  selection: z.unknown(),
  numbers: z.array(z.string()),
  bets: z.number().int(),
  unitMinor: Money,
  stakeMinor: Money,
  /** What of account and board decided its price. */
  terms: z.strictObject({
    group: z.number().int().optional(),
    odds: z.string().optional(),
    pairFactor: z.number().int().optional(),
  }),
  factor: z.number().int(),
  salt: z.string(),
  hits: z.number().int().nullable(),
  payoutMinor: Money.nullable(),
})
export type LotteryLineView = z.infer<typeof LotteryLineView>

export const LotteryDrawView = z.strictObject({
  drawId: PswId,
  gameId: PswId,
  drawNo: z.string(),
  state: z.enum(['open', 'closed', 'drawn', 'settled', 'void']),
  closesAt: Moment,
  drawsAt: Moment,
  /** `official`: somebody else draws it. */
  mode: z.enum(['drand', 'recorded', 'none', 'official']),
  /** As the rules draw it. */
  result: z.unknown(),
  /** Whose result it is, where somebody else draws. */
  resultOf: z.string().optional(),
  /** While the result is provisional: when tickets are paid by it. */
  settlesAt: Moment.optional(),
  /** The result was corrected after it had been paid. */
  isCorrected: z.boolean().optional(),
})
export type LotteryDrawView = z.infer<typeof LotteryDrawView>

export const LotteryTicketView = z.strictObject({
  ticketId: PswId,
  purchaseId: PswId,
  /** Its place among the draws of the purchase. */
  issue: z.number().int(),
  multiple: z.number().int(),
  /** `presenting`: taken, and waiting for its draw. */
  state: z.enum(['betting', 'presenting', 'collected', 'void', 'refused']),
  /** Why it was refused. */
  code: z.string().nullable(),
  boughtAt: Moment,
  stakeMinor: Money,
  payoutMinor: Money,
  /** The most that it pays, where the wallet said one. */
  payoutMinorMax: Money.nullable(),
  currency: z.string(),
  draw: LotteryDrawView,
  lines: z.array(LotteryLineView),
  /** The house's signature of the tree over the lines: whoever holds it can show that the ticket was sold. */
  receipt: z.strictObject({ leafHash: z.string(), signature: z.string() }).nullable(),
  /** What it was paid at before its draw's result was corrected, the first correction first. */
  corrections: z
    .array(
      z.strictObject({
        version: z.number().int(),
        at: Moment,
        beforeMinor: Money,
        payoutMinor: Money,
        /** The wallet has booked the difference, or there is none. */
        isBooked: z.boolean(),
      }),
    )
    .optional(),
})
export type LotteryTicketView = z.infer<typeof LotteryTicketView>

export const LotterySession = z.strictObject({
  session: z.string(),
  gameId: PswId,
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  balanceMinor: Money,
  balanceVersion: z.number().int(),
  stakeMinorMin: Money,
  stakeMinorMax: Money,
  /** Between which prize groups the player may choose; absent where he has none. */
  groups: z.strictObject({ own: z.number().int(), floor: z.number().int() }).optional(),
  language: z.string(),
  lobbyUrl: z.string(),
  cashierUrl: z.string(),
})
export type LotterySession = z.infer<typeof LotterySession>
/** A session of another lottery in the same frame; its language and its ways out are the frame's. */
export const LotteryFurtherSession = LotterySession.omit({ language: true, lobbyUrl: true, cashierUrl: true })
export type LotteryFurtherSession = z.infer<typeof LotteryFurtherSession>
/** Tickets of one purchase, or a page of the player's own. */
export const LotteryTickets = z.strictObject({ tickets: z.array(LotteryTicketView) })
/** Of a call that was refused; the message of a line begins with its place, `lines.3`. */
export const LotteryRefusal = z.object({ code: z.string(), message: z.string().optional() })

/** A number that pays less than its whole prize, in per mille; 0 is a number that is not sold any more. */
export const LotteryFactor = z.strictObject({
  play: z.string(),
  number: z.string(),
  /** Of one draw; of every draw where it is null. */
  drawNo: z.string().nullable(),
  perMille: z.number().int(),
})
export type LotteryFactor = z.infer<typeof LotteryFactor>

/** How much of what it may cost the house a number of a draw has used: from 1, a fifth, to 4, nearly all. */
export const LotteryHeat = z.strictObject({
  drawId: PswId,
  currency: z.string(),
  play: z.string(),
  number: z.string(),
  step: z.number().int().min(1).max(4),
})
export type LotteryHeat = z.infer<typeof LotteryHeat>

/** What a pool of a lottery would pay now, for tickets of this mode and currency. */
export const LotteryJackpot = z.strictObject({
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  /** The tier that wins it. */
  tier: z.string(),
  minor: Money,
})
export type LotteryJackpot = z.infer<typeof LotteryJackpot>

export const LotteryDraws = z.strictObject({
  open: z.array(LotteryDrawView),
  past: z.array(LotteryDrawView),
  factors: z.array(LotteryFactor),
  heat: z.array(LotteryHeat),
})
export type LotteryDraws = z.infer<typeof LotteryDraws>

/** A lottery of the list: its names, the next close, and what came last. */
export const LotteryListed = z.strictObject({
  gameId: PswId,
  rulesId: z.string(),
  names: z.record(z.string(), z.string()),
  /** Of one ticket. */
  stakeMinorMax: Money,
  next: LotteryDrawView.nullable(),
  last: LotteryDrawView.nullable(),
  jackpots: z.array(LotteryJackpot),
})
export type LotteryListed = z.infer<typeof LotteryListed>
export const LotteryList = z.strictObject({
  lotteries: z.array(LotteryListed),
  receiptKey: z.string(),
  /** By the server's clock: what closes is counted down by it. */
  nowMs: z.number().int(),
})
