import { AmountFromZero, Money, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** What a player can bound: money paid in, money lost, stakes, and time in games. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const
export const LimitKind = z.enum(limitKinds)
export type LimitKind = z.infer<typeof LimitKind>

/**
 * For which time a limit holds. `once`: one deposit, one bet, or for losses and time one session, which ends with a pause of
 * fifteen minutes. Days, weeks (from Monday) and months are those of the site's calendar.
 */
export const limitPeriods = ['once', 'day', 'week', 'month'] as const
export const LimitPeriod = z.enum(limitPeriods)
export type LimitPeriod = z.infer<typeof LimitPeriod>

/** How long a player may go without being asked again whether he knows how he plays, in minutes. */
export const realityMinutes = [15, 30, 45, 60] as const
const RealityMinutes = z.union(realityMinutes.map((minutes) => z.literal(minutes)))

/** Amounts are money, those of time whole minutes. */
const LimitValue = z.union([Money, z.number().int().min(0)])

export const PlayerLimit = z.object({
  kind: LimitKind,
  period: LimitPeriod,
  /** Null: no limit. */
  max: LimitValue.nullable(),
  /** What of it is used up now; null for one deposit and one bet. Losses may be below zero: more was won. */
  used: z.union([Money, z.number().int().min(0)]).nullable(),
  /** A higher limit, or none (null), that was asked for. From `readyAt` on it holds once it is confirmed. */
  raise: z.object({ max: LimitValue.nullable(), readyAt: Time, isReady: z.boolean() }).optional(),
})
export type PlayerLimit = z.infer<typeof PlayerLimit>

export const PlayBreak = z.object({
  kind: z.enum(['break', 'exclusion']),
  beganAt: Time,
  /** Absent: without an end. */
  until: Time.optional(),
  /** An exclusion whose time is over: play opens only when it is asked for, a day later. */
  isOver: z.boolean(),
  reopensAt: Time.optional(),
})
export type PlayBreak = z.infer<typeof PlayBreak>

export const breakLengths = ['15m', '1h', '24h', '7d', '30d', '2M', '3M'] as const
export const BreakLength = z.enum(breakLengths)
export type BreakLength = z.infer<typeof BreakLength>

export const exclusionLengths = ['6M', '1y', '5y', 'forever'] as const
export const ExclusionLength = z.enum(exclusionLengths)
export type ExclusionLength = z.infer<typeof ExclusionLength>

export const Protection = z.object({
  currency: z.string(),
  /** When the day, the week and the month of limits end. */
  endsAt: z.object({ day: Time, week: Time, month: Time }),
  /** Today: minutes in games, what was won (below zero: lost) and what was paid in. */
  today: z.object({ minutes: z.number().int(), net: Money, deposited: Money }),
  /** Since the account was opened: paid in and out, and what of it stayed here. */
  life: z.object({ deposited: Money, withdrawn: Money, net: Money }),
  /** All sixteen, by kind and period. */
  limits: z.array(PlayerLimit),
  realityMinutes: z.number().int().nullable(),
  /** What the site's rules offer and ask for. */
  rules: z.object({
    raiseWaitHours: z.number().int(),
    reopenWaitHours: z.number().int(),
    breakLengths: z.array(BreakLength),
    exclusionLengths: z.array(ExclusionLength),
    realityMayBeOff: z.boolean(),
  }),
  /** Only while it lasts. */
  break: PlayBreak.optional(),
})
export type Protection = z.infer<typeof Protection>

export const costWeeks = [4, 12, 52] as const

export const PlayCost = z.object({
  currency: z.string(),
  /** Oldest first, the last is this week. */
  weeks: z.array(
    z.object({
      /** Its Monday, yyyy-MM-dd. */
      from: z.iso.date(),
      deposited: Money,
      withdrawn: Money,
      staked: Money,
      /** Of bets: below zero is lost. */
      net: Money,
      minutes: z.number().int(),
    }),
  ),
})
export type PlayCost = z.infer<typeof PlayCost>

/** Names the limit that a deposit would pass, in `value` of a refusal with LIMIT. */
export const passedLimitKind = 'own'

const place = { kind: LimitKind, period: LimitPeriod }

export const protection = {
  read: route({
    method: 'GET',
    path: '/wps/member/limits',
    audience: 'member',
    summary: 'Limits of the player, what is used up of them, and breaks',
    input: z.object({}),
    value: Protection,
  }),
  setLimit: route({
    method: 'PUT',
    path: '/wps/member/limits',
    audience: 'member',
    summary: 'Set one limit: lower holds at once; higher or none after a day, when it is confirmed',
    input: z.object({ ...place, max: z.union([AmountFromZero, z.number().int().min(5).max(44_640)]).nullable() }),
    value: Protection,
  }),
  confirmRaise: route({
    method: 'POST',
    path: '/wps/member/limits/confirm',
    audience: 'member',
    summary: 'Say once more, a day after it was asked for, that a limit shall be higher',
    input: z.object(place),
    value: Protection,
  }),
  cancelRaise: route({
    method: 'POST',
    path: '/wps/member/limits/cancel',
    audience: 'member',
    summary: 'Take back a wish for a higher limit',
    input: z.object(place),
    value: Protection,
  }),
  setReality: route({
    method: 'PUT',
    path: '/wps/member/limits/reality',
    audience: 'member',
    summary: 'How often games stop and show time and money; null: never, where the operator allows it',
    input: z.object({ minutes: RealityMinutes.nullable() }),
    value: Protection,
  }),
  takeBreak: route({
    method: 'POST',
    path: '/wps/member/limits/break',
    audience: 'member',
    summary: 'Play no game for a while, from now on; it cannot be taken back',
    input: z.object({ length: BreakLength }),
    value: Protection,
  }),
  exclude: route({
    method: 'POST',
    path: '/wps/member/selfExclusion',
    audience: 'member',
    summary: 'Exclude oneself from play for a long time or for ever; it cannot be taken back',
    input: z.object({ length: ExclusionLength }),
    value: Protection,
  }),
  reopen: route({
    method: 'POST',
    path: '/wps/member/selfExclusion/end',
    audience: 'member',
    summary: 'Ask to play again after an exclusion has ended: a day later it is so',
    input: z.object({}),
    value: Protection,
  }),
  cost: route({
    method: 'GET',
    path: '/wps/member/playCost',
    audience: 'member',
    summary: 'What play has cost by week: paid in, paid out, staked, won or lost, time',
    input: z.object({ weeks: z.coerce.number().pipe(z.union(costWeeks.map((count) => z.literal(count)))) }),
    value: PlayCost,
  }),
}
