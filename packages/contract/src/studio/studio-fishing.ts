import * as z from '../base/zod.ts'
import { PswAmount, PswStake } from '../vendor/psw-fields.ts'
import {
  FishingRoomEntry,
  FishingRoomView,
  FishingSpecies,
  fishingSeats,
  fishingWeapons,
} from './studio-fishing-room.ts'
import { RoundFairness, SeedState } from './studio-seeds.ts'

/**
 * Calls over the line at `fishingLinePath`, each answered with `{ ok: true, value }` or `{ ok: false, code, message }`:
 * `clock` (no input, answers the bare number), `rooms`, `sit`, `room`, `load`, `hits`, `auto`, `unload`, `leave`; `fired` has no answer.
 * Told by the studio: `room` (FishingRoomView), `tide` (FishingTide), `seats` (FishingSeat[]), `batch` (FishingBatch),
 * `fired` (FishingFired[]), to the seat alone `results` (FishingResults), `magazine` (FishingMagazine: ended by the studio),
 * `auto` (FishingAuto), `stood-up` (FishingStoodUp).
 */
export const fishingCalls = ['rooms', 'sit', 'room', 'load', 'hits', 'auto', 'unload', 'leave'] as const

const magazineBullets = { min: 20, max: 500 } as const
const RoundId = z.string().max(64)
const Ms = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Why a magazine ended. `suspicious`: too many shots that could not have hit. */
export const fishingEnds = ['empty', 'reload', 'leave', 'idle', 'closed', 'suspicious'] as const

/** A magazine is one round: bullets of one value that were paid for together. */
export const FishingMagazine = z.object({
  roundId: z.string(),
  roomId: z.string(),
  gameId: z.string(),
  seat: z.number().int(),
  mode: z.enum(['real', 'demo']),
  currency: z.string(),
  /** `open`: it can be fired. `ended`: kills and unspent bullets are paid. `void`: the wallet did not take it, or it was given back. */
  state: z.enum(['open', 'ended', 'void']),
  endedBy: z.enum(fishingEnds).nullable(),
  bullets: z.number().int(),
  bulletMinor: PswStake,
  /** Bullets that were rolled. The others come back at their full value when it ends. */
  spent: z.number().int(),
  /** Shots at fish that were dead by then, and such as could not be: their bullets came back. */
  returned: z.number().int(),
  killsMinor: PswAmount,
  /** The greatest number of a shot that was taken: one that is fired from here on has a greater one. */
  lastShotNo: z.number().int(),
  loadedAt: z.iso.datetime({ offset: true }),
  endedAt: z.iso.datetime({ offset: true }).nullable(),
  /** `nonce` is the first of `bullets` numbers in a row: a bullet that comes back leaves one unused. */
  fairness: RoundFairness,
})
export type FishingMagazine = z.infer<typeof FishingMagazine>

/** What a level is. */
export const FishingGame = z.object({
  level: z.enum(['shallow', 'reef', 'deep']),
  /** Values of a bullet that may be chosen, ascending: 1 to 10 times that of the room. */
  bulletsMinor: z.array(PswStake),
  bulletMinorDefault: PswStake,
  magazine: z.object({ min: z.number().int(), max: z.number().int(), choices: z.array(z.number().int()) }),
  weapons: z.array(
    z.object({
      weapon: z.enum(fishingWeapons),
      /** Bullets that one shot uses. */
      bullets: z.number().int(),
      /** Fish that one shot can kill: each has its part of the chance. */
      victimsMax: z.number().int(),
    }),
  ),
  species: z.array(FishingSpecies),
  shotsPerSecondMax: z.number().int(),
  autoDefaults: z.object({ lossBullets: z.number().int(), minutes: z.number().int() }),
  /** A magazine that nobody fires is ended after so long. */
  idleMs: z.number().int(),
})
export type FishingGame = z.infer<typeof FishingGame>

export const FishingRoomsAnswer = z.object({ rooms: z.array(FishingRoomEntry) })
export type FishingRoomsAnswer = z.infer<typeof FishingRoomsAnswer>

/** Without a room: the fullest with a free seat. The player's own seat at this level is kept, and taken over from another window. */
export const FishingSitRequest = z.object({
  roomId: z.string().max(64).optional(),
  seat: z
    .number()
    .int()
    .min(0)
    .max(fishingSeats - 1)
    .optional(),
})
export type FishingSitRequest = z.infer<typeof FishingSitRequest>
export const FishingSitAnswer = z.object({
  room: FishingRoomView,
  seat: z.number().int(),
  /** The one that is still loaded there. */
  magazine: FishingMagazine.nullable(),
})
export type FishingSitAnswer = z.infer<typeof FishingSitAnswer>

/** The same request id again answers the same magazine. The one that is loaded is ended first. */
export const FishingLoadRequest = z.object({
  requestId: z.uuid(),
  bullets: z.number().int().min(magazineBullets.min).max(magazineBullets.max),
  bulletMinor: PswStake,
})
export type FishingLoadRequest = z.infer<typeof FishingLoadRequest>
export const FishingLoadAnswer = z.object({
  magazine: FishingMagazine,
  /** The one before, which this one took the place of. */
  ended: FishingMagazine.nullable(),
  balanceMinor: PswAmount,
  balanceVersion: z.number().int(),
  seeds: SeedState,
})
export type FishingLoadAnswer = z.infer<typeof FishingLoadAnswer>

/** Direction of a shot: its length does not count. */
const Aim = z
  .tuple([z.number().int().min(-100_000).max(100_000), z.number().int().min(-100_000).max(100_000)])
  .refine(([x, y]) => x !== 0 || y !== 0, 'a direction')

/** A shot that hit a fish. */
export const FishingHit = z.object({
  /** Counted from 1 in each magazine as shots are fired; the same number is never taken twice. */
  shotNo: z.number().int().min(1).max(1_000_000),
  weapon: z.enum(fishingWeapons),
  fishId: z.string().max(32),
  aim: Aim,
  /** By the studio's clock. */
  firedMs: Ms,
  hitMs: Ms,
  /** Fired by itself: only while `auto` runs. */
  isAuto: z.boolean().default(false),
})
export type FishingHit = z.infer<typeof FishingHit>

/** Send hits as they come, or gather them for at most 250 ms. */
export const FishingHitsRequest = z.object({ roundId: RoundId, hits: z.array(FishingHit).min(1).max(16) })
export type FishingHitsRequest = z.infer<typeof FishingHitsRequest>
/** They were received; what became of them is told by `results`, once it is written. */
export const FishingHitsAnswer = z.object({ received: z.number().int() })

export const FishingFiredRequest = z.object({
  shots: z
    .array(z.object({ weapon: z.enum(fishingWeapons), firedMs: Ms, aim: Aim }))
    .min(1)
    .max(16),
})
export type FishingFiredRequest = z.infer<typeof FishingFiredRequest>

/**
 * Why a shot did not count: its bullets are back. `dead`: somebody was faster. `implausible`: it could not have hit.
 * `limit`: with it the magazine could pay more than one may.
 */
export const fishingReturns = ['dead', 'gone', 'implausible', 'late', 'rate', 'bullets', 'auto', 'limit'] as const

export const FishingRoll = z.object({
  fishId: z.string(),
  species: z.string(),
  /** What decided the chance: of a boss the mean of its list. */
  multiplier: z.number().int(),
  /** Parts of the shot that were aimed at it: `[1, 1]` of a single target, `[1, 5]` of one of five. */
  share: z.tuple([z.number().int(), z.number().int()]),
  nonce: z.number().int(),
  roll: z.number().int(),
  isKill: z.boolean(),
  /** What it paid: of a boss drawn when it was killed. */
  paidMultiplier: z.number().int(),
  paidMinor: PswAmount,
})
export type FishingRoll = z.infer<typeof FishingRoll>

export const FishingShot = z.object({
  shotNo: z.number().int(),
  weapon: z.enum(fishingWeapons),
  fishId: z.string(),
  end: z.discriminatedUnion('end', [
    z.object({ end: z.literal('rolled'), rolls: z.array(FishingRoll) }),
    z.object({ end: z.literal('returned'), reason: z.enum(fishingReturns) }),
  ]),
})
export type FishingShot = z.infer<typeof FishingShot>

/** The own shots of a batch that was written, and the magazine after them. */
export const FishingResults = z.object({ shots: z.array(FishingShot), magazine: FishingMagazine })
export type FishingResults = z.infer<typeof FishingResults>

/** Fire by itself: never without a bound of loss and one of time. */
export const FishingAutoRequest = z.discriminatedUnion('want', [
  z.object({
    want: z.literal('start'),
    /** In bullets of the value that is loaded now. */
    lossBullets: z.number().int().min(1).max(100_000),
    minutes: z.number().int().min(1).max(120),
    /** Stops at a single kill that pays so many bullets. */
    singleWinBullets: z.number().int().min(1).max(1_000_000).nullable(),
  }),
  z.object({ want: z.literal('stop'), reason: z.enum(['player', 'focus', 'reality-check']) }),
])
export type FishingAutoRequest = z.infer<typeof FishingAutoRequest>

export const FishingAuto = z.object({
  isOn: z.boolean(),
  /** Null while it runs, and before it was started. */
  stoppedBy: z.enum(['loss', 'time', 'win', 'reality-check', 'focus', 'reconnect', 'player']).nullable(),
  /** What may still be lost, and until when it fires. */
  lossLeftMinor: PswAmount,
  untilMs: Ms,
})
export type FishingAuto = z.infer<typeof FishingAuto>

/** Ends the magazine that is loaded; asking again answers how it ended. */
export const FishingUnloadRequest = z.object({ roundId: RoundId })
export type FishingUnloadRequest = z.infer<typeof FishingUnloadRequest>
export const FishingUnloadAnswer = z.object({
  magazine: FishingMagazine,
  /** Null while the wallet has not answered: it is paid as soon as it does. */
  balanceMinor: PswAmount.nullable(),
  balanceVersion: z.number().int().nullable(),
})
export type FishingUnloadAnswer = z.infer<typeof FishingUnloadAnswer>
/** Ends the magazine, if one is loaded, and frees the seat. */
export const FishingLeaveAnswer = z.object({ magazine: FishingMagazine.nullable() })

/** The seat is not this frame's any more. */
export const FishingStoodUp = z.object({ reason: z.enum(['moved', 'idle', 'suspicious', 'closed']) })
export type FishingStoodUp = z.infer<typeof FishingStoodUp>

/** GET `studioPaths.fishingMagazines`, newest first. */
export const FishingMagazinesAnswer = z.object({ magazines: z.array(FishingMagazine), next: z.string().nullable() })
export type FishingMagazinesAnswer = z.infer<typeof FishingMagazinesAnswer>
