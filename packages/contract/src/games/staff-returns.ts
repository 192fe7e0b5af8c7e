import { Id, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { returnKinds } from '../vendor/psw-returns.ts'

export { returnKinds } from '../vendor/psw-returns.ts'

/** `few`: too few rounds to say anything; `uncertified`: no certificate to hold them against. */
export const returnStates = ['above', 'below', 'within', 'few', 'uncertified'] as const
export type ReturnState = (typeof returnStates)[number]

/** Minor units of sums may be many: whole units as text. */
const Sum = z.string().regex(/^(0|[1-9]\d*)\.\d{2}$/)

/** What rounds of one game, kind and currency brought back, as shares of what was staked. */
export const ReturnFigures = z.object({
  kind: z.enum(returnKinds),
  currency: z.string(),
  modelId: z.string(),
  modelVersion: z.number().int(),
  rounds: z.number().int(),
  stake: Sum,
  payout: Sum,
  actual: z.number(),
  /** Of the certificate; null without one. */
  certifiedMin: z.number().nullable(),
  certifiedMax: z.number().nullable(),
  /** The band around it. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** The spread is that of the rounds themselves, because the certificate names none. */
  isMeasured: z.boolean(),
  state: z.enum(returnStates),
})
export type ReturnFigures = z.infer<typeof ReturnFigures>

const Watched = z.object({
  nodeId: Id,
  names: z.object({ vi: z.string(), en: z.string() }),
  iconUrl: z.string().optional(),
  /** Present while the game is stopped. */
  stoppedAt: Time.optional(),
})

export const GameReturn = ReturnFigures.extend(Watched.shape)
export type GameReturn = z.infer<typeof GameReturn>

/** A day of a game that lay outside its band; once. */
export const ReturnAlarm = GameReturn.extend({ alarmId: Id, day: z.iso.date(), raisedAt: Time })
export type ReturnAlarm = z.infer<typeof ReturnAlarm>

/** The band: standard deviations on either side, and the least number of equal-stake rounds. */
const Method = z.object({ deviations: z.number(), roundsMin: z.number().int() })

const reads = { audience: 'staff', permission: 'catalogue.read', method: 'GET' } as const
const stops = { audience: 'staff', permission: 'games.stop', method: 'POST' } as const
const reason = z.string().trim().min(3).max(280)

/** Actual returns of games beside their certificates, and the switch that stops a game. */
export const staffReturns = {
  returns: route({
    ...reads,
    path: '/staff/returns',
    summary: 'The games of a day that had rounds, those outside their band first',
    input: z.object({
      day: z.iso.date(),
      kind: z.enum(returnKinds).optional(),
      state: z.enum(returnStates).optional(),
      name: z.string().trim().max(64).optional(),
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(50),
    }),
    value: page(GameReturn).extend({ method: Method, countedAt: Time.nullable() }),
  }),
  gameReturns: route({
    ...reads,
    path: '/staff/games/{nodeId}/returns',
    summary: 'One game day by day, and the days together',
    input: z.object({ nodeId: Id, from: z.iso.date(), to: z.iso.date() }),
    value: Watched.extend({
      gameCode: z.string(),
      vendorId: z.string(),
      modelId: z.string(),
      jackpotIds: z.array(z.string()),
      stoppedReason: z.string().optional(),
      method: Method,
      days: z.array(ReturnFigures.extend({ day: z.iso.date() })),
      together: z.array(ReturnFigures),
    }),
  }),
  returnAlarms: route({
    ...reads,
    path: '/staff/return-alarms',
    summary: 'Days outside their band that nobody has looked at yet, the newest first',
    input: z.object({}),
    value: z.object({ list: z.array(ReturnAlarm) }),
  }),
  endReturnAlarm: route({
    ...stops,
    path: '/staff/return-alarms/{alarmId}/end',
    summary: 'Say what was found, and take the alarm down',
    input: z.object({ alarmId: Id, reason }),
    value: z.object({}),
  }),
  stopGame: route({
    ...stops,
    path: '/staff/games/{nodeId}/stop',
    summary: 'Let no round of a game begin, or let them begin again; rounds under way are played to their end',
    input: z.object({ nodeId: Id, isStopped: z.boolean(), reason }),
    value: z.object({ stoppedAt: Time.optional() }),
  }),
}
