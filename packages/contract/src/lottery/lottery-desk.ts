import * as z from '../base/zod.ts'
import { PswCurrency, PswId } from '../vendor/psw-fields.ts'
import { StaffDeskDone, StaffDeskMe, StaffDeskReason, StaffDeskWish } from '../vendor/staff-desk.ts'

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

/** The page of the desk. */
export const lotteryDeskPage = '/desk/lottery'

const Amount = z.string().regex(/^[1-9]\d{0,17}$/)
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
  z.strictObject({ act: z.literal('ask-limit'), gameId: GameId, limit: LotteryLimitWish, reason: StaffDeskReason }),
  z.strictObject({ act: z.literal('ask-void'), gameId: GameId, drawId: PswId, reason: StaffDeskReason }),
  z.strictObject({ act: z.literal('agree'), gameId: GameId, wishId: PswId }),
  z.strictObject({ act: z.literal('drop'), gameId: GameId, wishId: PswId }),
  /** Takes every due draw of the lottery one step on, as its own process does. */
  z.strictObject({ act: z.literal('run'), gameId: GameId }),
])
export type LotteryDeskAct = z.infer<typeof LotteryDeskAct>

const Moment = z.iso.datetime({ offset: true })
const Names = z.record(z.string(), z.string())

export const LotteryDeskView = z.strictObject({
  serverMs: z.number().int(),
  me: StaffDeskMe,
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
  /** Of a `limit`, or to call a draw off: `void`. */
  wishes: z.array(StaffDeskWish),
  acts: z.array(StaffDeskDone),
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
