import type { StudioRound } from '@fairground/contract/studio'
import type { SlotEvent } from '@fairground/game-rules/slots'
import * as z from 'zod'

const count = z.number().int().min(0)
const minor = z.string().regex(/^\d{1,24}$/)
const cell = z.object({ reel: count, row: count })
const cells = z.array(cell)
const symbols = z.array(z.array(z.string()))
const wins = z.array(z.object({ line: count, symbol: z.string(), count, cells, amountMinor: minor }))
const symbolWins = z.array(z.object({ symbol: z.string(), count, ways: count, cells, amountMinor: minor }))
const coins = z.array(
  z.object({
    reel: count,
    row: count,
    amountMinor: minor,
    jackpot: z.enum(['mini', 'minor', 'major']).exactOptional(),
  }),
)
const paid = { amountMinor: minor, roundMinor: minor }

const SlotEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('spin'),
    mode: z.enum(['base', 'free', 'respin']),
    index: count,
    multiplier: count,
    stops: z.array(count),
    window: symbols,
    remaining: count,
    held: cells.exactOptional(),
  }),
  z.object({ type: z.literal('line-wins'), wins, ...paid }),
  z.object({ type: z.literal('symbol-wins'), wins: symbolWins, ...paid }),
  z.object({ type: z.literal('cascade'), step: count, multiplier: count, removed: cells, window: symbols }),
  z.object({ type: z.literal('reels-covered'), symbol: z.string(), reels: z.array(count), window: symbols }),
  z.object({ type: z.literal('symbol-chosen'), symbol: z.string() }),
  z.object({ type: z.literal('hold-started'), coins, remaining: count }),
  z.object({ type: z.literal('hold-spun'), coins, remaining: count }),
  z.object({ type: z.literal('hold-ended'), coinCount: count, grandMinor: minor, ...paid }),
  z.object({ type: z.literal('feature-bought'), costX: count, betMinor: minor }),
  z.object({ type: z.literal('scatter-win'), cells, ...paid }),
  z.object({ type: z.literal('free-spins-awarded'), count, multiplier: count, cells }),
  z.object({ type: z.literal('free-spins-retriggered'), count, remaining: count, cells }),
  z.object({ type: z.literal('free-spins-ended'), played: count, amountMinor: minor }),
  z.object({ type: z.literal('win-capped'), capMinor: minor }),
  z.object({
    type: z.literal('jackpot-drawn'),
    jackpotId: z.string(),
    unitMinor: minor,
    draws: z.array(z.object({ tier: z.string(), draw: minor, below: minor, isHit: z.boolean() })),
  }),
  z.object({ type: z.literal('round-ended'), totalMinor: minor }),
]) satisfies z.ZodType<SlotEvent>

/** The round's events as this client can show them. Throws when one of them is none of ours. */
export const readEvents = (round: Pick<StudioRound, 'events'>): SlotEvent[] =>
  z.array(SlotEventSchema).parse(round.events)
