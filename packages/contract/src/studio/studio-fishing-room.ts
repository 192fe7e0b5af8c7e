import * as z from '../base/zod.ts'
import { PswAmount, PswCurrency, PswStake } from '../vendor/psw-fields.ts'

/** Where the socket of fishing rooms is: `auth.session` is the token of the frame's session. */
export const fishingLinePath = '/studio/live/fishing'
export const fishingSeats = 4
/** Frames ask for the clock so often, and again when the line is back. */
export const fishingClockMs = 60_000

/** `bullet`: one bullet. The others use more bullets and as much more value: `weapons` of the game says how many. */
export const fishingWeapons = ['bullet', 'torpedo', 'chain', 'drill'] as const
export type FishingWeapon = (typeof fishingWeapons)[number]

const SeatNumber = z
  .number()
  .int()
  .min(0)
  .max(fishingSeats - 1)
const Milliseconds = z.number().int()

/** What swims at a level. `multipliers` are what a kill can pay: one, or of a boss those of its list, with their weights. */
export const FishingSpecies = z.strictObject({
  species: z.string(),
  kind: z.enum(['small', 'medium', 'large', 'boss']),
  /** Decides how hard it is to kill: of a boss the mean of its list. */
  multiplier: z.number().int(),
  multipliers: z.array(z.tuple([z.number().int(), z.number().int()])),
  /** In units of the field. */
  radius: z.number().int(),
  /** When it is killed, every fish of the room stands still for so long; 0: it freezes nothing. */
  freezeMs: z.number().int(),
})
export type FishingSpecies = z.infer<typeof FishingSpecies>

/**
 * A fish, from which its place follows at any moment (`fishAt` of the rules): `pathSeed` draws the spline, `shift` moves it
 * sideways, so that fish of a shoal swim beside each other.
 */
export const FishingFish = z.strictObject({
  /** `<number of the tide>-<place in it>`, unique in the room. */
  fishId: z.string(),
  species: z.string(),
  pathSeed: z.number().int().min(0).max(0xffffffff),
  shift: z.tuple([z.number().int(), z.number().int()]),
  startMs: Milliseconds,
  /** From one end of the spline to the other, without freezes. */
  swimMs: Milliseconds,
})
export type FishingFish = z.infer<typeof FishingFish>

/** Everything stands still from one moment to the other; told before it begins. */
export const FishingFreeze = z.strictObject({ fromMs: Milliseconds, untilMs: Milliseconds })
export type FishingFreeze = z.infer<typeof FishingFreeze>

/** A seat that somebody has. Names never leave the portal: a mark tells who sits there, in this room only. */
export const FishingSeat = z.strictObject({
  seat: SeatNumber,
  mark: z.string(),
  currency: PswCurrency,
  /** Of the magazine that is loaded; null while there is none. */
  bulletMinor: PswStake.nullable(),
  /** Its line is lost. */
  isAway: z.boolean(),
})
export type FishingSeat = z.infer<typeof FishingSeat>

/** One element of the room's chain decides all fish that begin in one tide; it is told when the tide begins. */
export const FishingTide = z.strictObject({
  number: z.number().int(),
  startMs: Milliseconds,
  endMs: Milliseconds,
  /** Opens the element: `sha256` of it is the element of the tide before. */
  serverSeed: z.string(),
  commit: z.string(),
  salt: z.string(),
  /** In order of their start; those that are dead, or have swum away, are left out. */
  fish: z.array(FishingFish),
})
export type FishingTide = z.infer<typeof FishingTide>

/** A room as everybody in it sees it: sent when a frame comes in, and whole again after a lost line. */
export const FishingRoomView = z.strictObject({
  roomId: z.string(),
  gameId: z.string(),
  /** For people: 1, 2, 3 … of the level. */
  number: z.number().int(),
  mode: z.enum(['real', 'demo']),
  serverMs: Milliseconds,
  /** Of the last batch that was told: a frame that misses a number asks for the room again. */
  batch: z.number().int(),
  /** The last one of which fish still swim, and the one under way. */
  tides: z.array(FishingTide),
  freezes: z.array(FishingFreeze),
  seats: z.array(FishingSeat).max(fishingSeats),
  /** Staff closed the level: magazines are ended, and none is loaded. */
  isClosed: z.boolean(),
})
export type FishingRoomView = z.infer<typeof FishingRoomView>

/** A room in the list that a player chooses from. */
export const FishingRoomEntry = z.strictObject({
  roomId: z.string(),
  number: z.number().int(),
  taken: z.array(SeatNumber),
})
export type FishingRoomEntry = z.infer<typeof FishingRoomEntry>

/** A fish that was killed, and by whom: what it paid is in the money of that seat. */
export const FishingKill = z.strictObject({
  fishId: z.string(),
  seat: SeatNumber,
  weapon: z.enum(fishingWeapons),
  multiplier: z.number().int(),
  paidMinor: PswAmount,
})
export type FishingKill = z.infer<typeof FishingKill>

/** A shot that somebody else fired, to be drawn: it decides nothing. */
export const FishingFired = z.strictObject({
  seat: SeatNumber,
  weapon: z.enum(fishingWeapons),
  firedMs: Milliseconds,
  aim: z.tuple([z.number().int(), z.number().int()]),
})
export type FishingFired = z.infer<typeof FishingFired>

/** What was written of a room, told to all of its frames: coins appear for nothing else. */
export const FishingBatch = z.strictObject({
  roomId: z.string(),
  /** One more than that of the batch before. */
  batch: z.number().int(),
  serverMs: Milliseconds,
  kills: z.array(FishingKill),
  freezes: z.array(FishingFreeze),
})
export type FishingBatch = z.infer<typeof FishingBatch>
