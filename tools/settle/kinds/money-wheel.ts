import { isMultiplier, moneyWheelTable } from '@fairground/game-rules/settle'
import * as z from 'zod'
import { minor, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'

const rules = moneyWheelTable()
const segmentCount = 54
const stopsMax = 64
const stopsExpected = 'segments from 0 to 53: multipliers, and a number at last'
const limitless = 10n ** 18n

/** `stops`: the segments at which the wheel stopped, counted from 0; multipliers, and a number at last. */
const spun = z.object({
  stops: z
    .array(whole(0, segmentCount - 1))
    .min(1)
    .max(stopsMax)
    .refine((stops) => stops.every((stop, index) => isMultiplier(stop) === index < stops.length - 1), stopsExpected),
  spots: z.record(z.string(), z.string()),
  payoutMinorMax: minor.optional(),
})

export const moneyWheelKinds: readonly Kind[] = [
  kind('money-wheel', spun, ({ stops, spots, payoutMinorMax }) => {
    const read = rules.readBet({ bets: Object.entries(spots).map(([spot, stakeMinor]) => ({ spot, stakeMinor })) })
    if (!read.ok) return refuse('spots', read.refusal.expected)
    const { payoutMinor, events } = rules.settle(read.value, stops, payoutMinorMax ?? limitless)
    const landed = events.find(({ type }) => type === 'landed')
    const { symbol, multiplier } = { ...landed }
    return { symbol, multiplier, payoutMinor: `${payoutMinor}` }
  }),
]
