import { type PlaceSportsSlip, SportsPick, slipLegsMax } from '@fairground/contract/sports'
import type { TypedAmount } from '@fairground/sports-rules'
import * as z from 'zod'
import { pickKey } from '../offer/picks.ts'

export const slipModes = ['single', 'parlay', 'system'] as const
export type SlipMode = (typeof slipModes)[number]
export const acceptances = ['better', 'any', 'none'] as const

const SlipLeg = z.object({
  ...{ matchId: z.string(), leagueId: z.string(), home: z.string(), away: z.string(), startsAt: z.string() },
  picks: z.array(SportsPick).min(1),
  /** The decimal price that the player has taken. */
  price: z.string().regex(/^\d{1,5}\.\d{2}$/),
})
export type SlipLeg = z.infer<typeof SlipLeg>

/** What stands on the device: it outlives a reload. */
export const Slip = z.object({
  legs: z.array(SlipLeg).max(slipLegsMax),
  /** As the player chose it; undefined leaves it to the number of legs. */
  mode: z.enum(slipModes).optional(),
  /** Of a system that was chosen. */
  sizes: z.array(z.number().int()).optional(),
  /** As it was typed: plain decimal text. */
  typed: z.string(),
  typedAs: z.enum(['stake', 'to-win']),
  accept: z.enum(acceptances),
  /** An order that was sent and not answered yet: the same order goes by the same id. */
  attempt: z.object({ slipId: z.string(), print: z.string() }).optional(),
})
export type Slip = z.infer<typeof Slip>
export type TypedAs = Exclude<TypedAmount, 'risk'>

export const emptySlip: Slip = { legs: [], typed: '', typedAs: 'stake', accept: 'better' }

/** Of a parlay, then of a system. */
const legsMin: Readonly<Record<SlipMode, number>> = { single: 1, parlay: 2, system: 3 }

export const isModeOpen = (mode: SlipMode, legs: number): boolean => legs >= legsMin[mode]

/** What the slip is with as many legs as it has. */
export function modeOf({ mode, legs }: Pick<Slip, 'mode' | 'legs'>): SlipMode {
  if (mode && isModeOpen(mode, legs.length)) return mode
  return legs.length > 1 ? 'parlay' : 'single'
}

/** Puts a leg in the place of what the slip has of its match: a slip names each match once. */
export function withLeg(slip: Slip, leg: SlipLeg): Slip {
  const others = slip.legs.filter(({ matchId }) => matchId !== leg.matchId)
  if (others.length < slip.legs.length)
    return { ...slip, legs: slip.legs.map((one) => (one.matchId === leg.matchId ? leg : one)) }
  return others.length < slipLegsMax ? { ...slip, legs: [...others, leg] } : slip
}

export const withoutMatch = (slip: Slip, matchId: string): Slip => ({
  ...slip,
  legs: slip.legs.filter((leg) => leg.matchId !== matchId),
})

/** Whether a leg is this pick alone, or has it among others. */
export const holdsPick = ({ picks }: Pick<SlipLeg, 'picks'>, pick: SportsPick): boolean =>
  picks.some((one) => pickKey(one) === pickKey(pick))

export type Order = Omit<PlaceSportsSlip, 'slipId'>

/** The same text for the same order, whenever it is sent. */
export const printOf = (order: Order): string => JSON.stringify(order)
