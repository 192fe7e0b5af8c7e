import * as z from '../base/zod.ts'

/** Areas of signs of harm: spend, patterns of spend, time, behaviour, contact, use of tools, the account. */
export const riskAreas = ['spend', 'pattern', 'time', 'behaviour', 'contact', 'tools', 'account'] as const
export const RiskArea = z.enum(riskAreas)
export type RiskArea = z.infer<typeof RiskArea>

/** Signs of harm. Console texts: `risk.rules.<id>` names one, `risk.says.<id>` says its facts in a sentence. */
export const harmRuleAreas = {
  'H-01': 'pattern',
  'H-02': 'pattern',
  'H-03': 'pattern',
  'H-04': 'spend',
  'H-05': 'spend',
  'H-06': 'spend',
  'H-07': 'time',
  'H-08': 'time',
  'H-09': 'time',
  'H-10': 'pattern',
  'H-11': 'tools',
  'H-12': 'tools',
  'H-13': 'tools',
  'H-14': 'account',
  'H-15': 'account',
  'H-16': 'behaviour',
  'H-17': 'behaviour',
  'H-18': 'contact',
  'H-19': 'contact',
  'H-20': 'contact',
  'H-21': 'spend',
  'H-22': 'pattern',
  'H-23': 'time',
  'H-24': 'account',
  'H-25': 'tools',
} as const satisfies Record<string, RiskArea>
export type HarmRuleId = keyof typeof harmRuleAreas
export const harmRuleIds = Object.keys(harmRuleAreas) as HarmRuleId[]

/** Signs of money laundering. */
export const launderingRuleIds = [
  'L-01',
  'L-02',
  'L-03',
  'L-04',
  'L-05',
  'L-06',
  'L-07',
  'L-08',
  'L-09',
  'L-10',
] as const
export type LaunderingRuleId = (typeof launderingRuleIds)[number]

export const riskKinds = ['harm', 'laundering'] as const
export const RiskKind = z.enum(riskKinds)
export type RiskKind = z.infer<typeof RiskKind>

export const RiskRuleId = z.enum([...harmRuleIds, ...launderingRuleIds])
export type RiskRuleId = z.infer<typeof RiskRuleId>

/** A figure that a flag rests on; `name` fills the place of the same name in `risk.says.<rule>`. */
export const RiskFact = z.object({
  name: z.string(),
  value: z.string(),
  /** `amount`: minor units in the store, a decimal string in answers; `hours` and `percent`: whole ones. */
  type: z.enum(['amount', 'count', 'hours', 'percent', 'day', 'text']),
})
export type RiskFact = z.infer<typeof RiskFact>

/** Steps of what follows a score of harm, lowest first, and the score from which each is taken. */
export const riskSteps = [
  { step: 1, kind: 'message', scoreMin: 20 },
  { step: 2, kind: 'pause', scoreMin: 35 },
  { step: 3, kind: 'limit-offer', scoreMin: 50 },
  { step: 4, kind: 'talk', scoreMin: 65 },
  { step: 5, kind: 'bonus-stop', scoreMin: 80 },
  { step: 6, kind: 'two-people', scoreMin: 95 },
] as const

export const RiskActionKind = z.enum([
  'message',
  'pause',
  'limit-offer',
  'talk',
  'bonus-stop',
  'two-people',
  'note',
  'payout-hold',
  'released',
])
export type RiskActionKind = z.infer<typeof RiskActionKind>

export const harmOutcomes = ['talked', 'unreachable', 'limits-set', 'excluded', 'no-concern'] as const
export const HarmOutcome = z.enum(harmOutcomes)
export type HarmOutcome = z.infer<typeof HarmOutcome>

/** Parts of a player's timeline. */
export const timelineParts = ['money', 'play', 'access', 'limits', 'messages', 'staff'] as const
export const TimelinePart = z.enum(timelineParts)
export type TimelinePart = z.infer<typeof TimelinePart>
