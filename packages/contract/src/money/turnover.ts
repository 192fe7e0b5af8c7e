import { Id, Money, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'

/** Kinds of money with a turnover requirement. */
export const turnoverKinds = ['deposit', 'bonus', 'rebate', 'cashBack', 'points', 'freeRounds'] as const
export type TurnoverKind = (typeof turnoverKinds)[number]

export const turnoverPercentMax = 10_000
const Percent = z.number().int().min(0).max(turnoverPercentMax)

/** Turnover required before a withdrawal or transfer, in percent by kind of money; 0: none. */
export const TurnoverSettings = z.object({
  deposit: Percent,
  bonus: Percent,
  rebate: Percent,
  cashBack: Percent,
  points: Percent,
  freeRounds: Percent,
})
export type TurnoverSettings = z.infer<typeof TurnoverSettings>

/** Current values with the requested ones. */
export const TurnoverAnswer = TurnoverSettings.extend({
  wish: OpenWish.extend({ settings: TurnoverSettings }).optional(),
})
export type TurnoverAnswer = z.infer<typeof TurnoverAnswer>

/** Remaining turnover, and the total required since none was open. */
export const Turnover = z.object({ left: Money, wanted: Money })
export type Turnover = z.infer<typeof Turnover>

const TurnoverDemand = z.object({
  kind: z.enum(turnoverKinds),
  amount: Money,
  percent: Percent,
  required: Money,
  at: Time,
})

export const turnover = {
  mine: route({
    method: 'GET',
    path: '/wps/relay/MCS2_turnover',
    audience: 'member',
    summary: 'What I have yet to stake before money can leave',
    input: z.object({}),
    value: Turnover,
  }),
}

export const staffTurnover = {
  turnoverSettings: route({
    audience: 'staff',
    permission: 'ledger.read',
    method: 'GET',
    path: '/staff/site/turnover',
    summary: 'How often deposits and gifts must be staked before money leaves',
    input: z.object({}),
    value: TurnoverAnswer,
  }),
  changeTurnoverSettings: route({
    audience: 'staff',
    permission: 'withdrawals.decide',
    method: 'PUT',
    path: '/staff/site/turnover',
    summary: 'Change it; the next deposits and gifts meet it, and what asks for less when another person says yes',
    input: TurnoverSettings,
    value: TurnoverAnswer,
  }),
  memberTurnover: route({
    audience: 'staff',
    permission: 'members.read',
    method: 'GET',
    path: '/staff/members/{memberId}/turnover',
    summary: 'What a member has yet to stake, and what asked for it, newest first',
    input: z.object({ memberId: Id }),
    value: Turnover.extend({ demands: z.array(TurnoverDemand) }),
  }),
}
