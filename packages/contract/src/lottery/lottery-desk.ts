import * as z from '../base/zod.ts'
import { PswCurrency, PswId, RequestUuid } from '../vendor/psw-fields.ts'

/** What the desk of the lottery and its server say to each other, on the lottery's own origin. */
export const lotteryDeskPaths = {
  open: '/lottery/desk/sessions',
  view: '/lottery/desk/view',
  /** `?gameId=`: one lottery as staff see it. */
  lottery: '/lottery/desk/lottery',
  /** `?drawId=&play=&currency=`: every number of a play in a draw. */
  numbers: '/lottery/desk/numbers',
  act: '/lottery/desk/acts',
} as const

/** `run`: sales and factors. `supervise`: besides, ask for what moves money and agree to what another one asked. */
export const LotteryDeskRight = z.enum(['run', 'supervise'])
export type LotteryDeskRight = z.infer<typeof LotteryDeskRight>

/** `POST /desk/tickets` of the lottery, signed by the portal: lets one person of the staff open one page, once. */
export const VendorLotteryDeskTicket = z.object({
  requestId: RequestUuid,
  staffId: PswId,
  name: z.string().min(1).max(80),
  rights: z.array(LotteryDeskRight).min(1).max(2),
  /** Other accounts that may be this person's too: where two people have to agree, they are one. */
  sameAs: z.array(PswId).max(100),
  language: z.string().max(16),
  /** Origin of the page that frames it. */
  framedBy: z.url().max(200),
})
export type VendorLotteryDeskTicket = z.infer<typeof VendorLotteryDeskTicket>

const deskPage = '/desk/lottery'
export const lotteryDeskUrl = (origin: string, ticket: string): string =>
  `${origin}${deskPage}?ticket=${encodeURIComponent(ticket)}`

export const LotteryDeskOpen = z.object({ ticket: z.string().min(1).max(8_000) })

const Amount = z.string().regex(/^[1-9]\d{0,17}$/)
const Reason = z.string().trim().min(3).max(300)
const GameId = PswId
const Play = z.string().min(1).max(40)
const PlayedNumber = z.string().max(40)

export const lotteryLimitKinds = ['ticket', 'player', 'number'] as const

export const LotteryLimitWish = z.strictObject({
  kind: z.enum(lotteryLimitKinds),
  currency: PswCurrency,
  /** Of `number` alone; every number of the play where none is named. */
  play: z.string().max(40).default(''),
  number: PlayedNumber.default(''),
  /** Null lifts the limit. */
  maxMinor: Amount.nullable(),
})
export type LotteryLimitWish = z.infer<typeof LotteryLimitWish>

export const LotteryDeskAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('sell'), gameId: GameId, isOn: z.boolean() }),
  z.strictObject({
    act: z.literal('factor'),
    gameId: GameId,
    play: Play,
    number: PlayedNumber,
    /** Null: of every draw. */
    drawNo: z.string().max(64).nullable(),
    perMille: z.number().int().min(0).max(1_000),
  }),
  z.strictObject({ act: z.literal('ask-limit'), gameId: GameId, limit: LotteryLimitWish, reason: Reason }),
  z.strictObject({ act: z.literal('ask-void'), gameId: GameId, drawId: PswId, reason: Reason }),
  z.strictObject({ act: z.literal('agree'), gameId: GameId, wishId: PswId }),
  z.strictObject({ act: z.literal('drop'), gameId: GameId, wishId: PswId }),
  /** Takes every due draw of the lottery one step on, as its own process does. */
  z.strictObject({ act: z.literal('run'), gameId: GameId }),
])
export type LotteryDeskAct = z.infer<typeof LotteryDeskAct>

/** What an act came to. `late`: it cannot be done any more. `own`: another person has to agree. */
export const lotteryDeskResults = ['done', 'asked', 'late', 'own', 'no-right', 'unknown'] as const
export type LotteryDeskResult = (typeof lotteryDeskResults)[number]
export const LotteryDeskAnswer = z.strictObject({ result: z.enum(lotteryDeskResults) })

const Moment = z.iso.datetime({ offset: true })
const Names = z.record(z.string(), z.string())

export const LotteryDeskView = z.strictObject({
  serverMs: z.number().int(),
  me: z.strictObject({ staffId: z.string(), name: z.string(), rights: z.array(LotteryDeskRight) }),
  lotteries: z.array(
    z.strictObject({
      ...{ gameId: z.string(), rulesId: z.string(), names: Names, isOnSale: z.boolean() },
      closesAt: Moment.nullable(),
      /** Draws that are closed and wait for their result or their payment. */
      waiting: z.number().int(),
      /** Wishes that a second person has to decide. */
      wishes: z.number().int(),
    }),
  ),
})
export type LotteryDeskView = z.infer<typeof LotteryDeskView>
export const LotteryDeskOpened = z.strictObject({
  token: z.string(),
  language: z.string(),
  framedBy: z.string(),
  view: LotteryDeskView,
})
export type LotteryDeskOpened = z.infer<typeof LotteryDeskOpened>

export const LotteryDeskDraw = z.strictObject({
  ...{ drawId: z.string(), drawNo: z.string(), state: z.enum(['open', 'closed', 'drawn', 'settled', 'void']) },
  ...{ closesAt: Moment, drawsAt: Moment, voidCause: z.string().nullable() },
  /** When each step was done, by the clock of the lottery. */
  done: z.strictObject({ closed: Moment.nullable(), drawn: Moment.nullable(), settled: Moment.nullable() }),
  tickets: z.number().int(),
  /** By currency; of numbers, the one that would cost the house most. */
  money: z.array(
    z.strictObject({
      ...{ currency: z.string(), stakesMinor: z.string(), paidMinor: z.string() },
      worst: z.strictObject({ play: z.string(), number: z.string(), lossMinor: z.string() }).nullable(),
    }),
  ),
})
export type LotteryDeskDraw = z.infer<typeof LotteryDeskDraw>

export const LotteryDeskLottery = z.strictObject({
  ...{ gameId: z.string(), isOnSale: z.boolean(), currencies: z.array(z.string()) },
  draws: z.array(LotteryDeskDraw),
  factors: z.array(
    z.strictObject({
      ...{ play: z.string(), number: z.string(), drawNo: z.string().nullable(), perMille: z.number().int() },
      ...{ version: z.string(), setBy: z.string(), setAt: Moment },
    }),
  ),
  limits: z.array(
    z.strictObject({
      ...{ kind: z.enum(lotteryLimitKinds), currency: z.string(), play: z.string(), number: z.string() },
      ...{ maxMinor: z.string(), setBy: z.string(), agreedBy: z.string(), setAt: Moment },
    }),
  ),
  wishes: z.array(
    z.strictObject({
      ...{ wishId: z.string(), act: z.enum(['limit', 'void']), body: z.record(z.string(), z.json()) },
      ...{ reason: z.string(), askedBy: z.string(), askedAt: Moment, isMine: z.boolean() },
    }),
  ),
  acts: z.array(z.strictObject({ act: z.string(), by: z.string(), at: Moment, facts: z.record(z.string(), z.json()) })),
})
export type LotteryDeskLottery = z.infer<typeof LotteryDeskLottery>

export const LotteryDeskNumbers = z.strictObject({
  numbers: z.array(
    z.strictObject({
      ...{ number: z.string(), payoutMinor: z.string(), stakeMinor: z.string() },
      maxMinor: z.string().nullable(),
      /** From 0; the last of five is full. */
      step: z.number().int().min(0).max(4),
    }),
  ),
})
export type LotteryDeskNumbers = z.infer<typeof LotteryDeskNumbers>
