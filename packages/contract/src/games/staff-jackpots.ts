import { Id, Money, Time } from '../base/common.ts'
import { jackpotKinds } from '../base/game-words.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'

/** All money of the pool goes to another one, and the pool is closed: a wish, decided as all others. */
export const PoolMove = OpenWish.extend({
  to: z.object({ jackpotId: z.string(), tier: z.string() }),
  /** `ordered`: another has said yes, and the vendor is asked until it answers; `refused`: it said no, and the wish waits again. */
  step: z.enum(['asked', 'ordered', 'refused']),
})
export type PoolMove = z.infer<typeof PoolMove>

const share = z.tuple([z.number(), z.number()])

/** One pool of a vendor, with its books and its terms. */
export const StaffPool = z.object({
  vendorId: z.string(),
  jackpotId: z.string(),
  tier: z.string(),
  kind: z.enum(jackpotKinds),
  currency: z.string(),
  cycle: z.number().int(),
  isPaused: z.boolean(),
  /** Its money went to another pool, and it is never won again. */
  isClosed: z.boolean(),
  move: PoolMove.optional(),
  meter: Money,
  base: Money,
  reserve: Money,
  overflow: Money,
  /** Since the pool began. */
  contributed: Money,
  reserved: Money,
  house: Money,
  paid: Money,
  /** From pools that were closed; below zero in one that was closed itself. */
  moved: Money,
  /** What the ledger holds: seed, increments and reserve. */
  booked: z.object({ base: Money, increment: Money, reserve: Money }),
  seed: Money,
  bound: Money.nullable(),
  stakeMax: Money,
  /** Odds per unit staked: once in this many. */
  oneIn: z.number().nullable(),
  contribution: share,
  reserveShare: share,
  deadlineAt: Time.nullable(),
  commitment: z.string().nullable(),
  hits: z.array(
    z.object({
      cycle: z.number().int(),
      account: z.string(),
      roundId: z.string(),
      amount: Money,
      at: Time,
      hitSeed: z.string().nullable(),
    }),
  ),
})
export type StaffPool = z.infer<typeof StaffPool>

/** Pools of jackpots: what they hold, who won them, and whether they take bets. */
export const staffJackpots = {
  jackpotPools: route({
    method: 'GET',
    audience: 'staff',
    permission: 'catalogue.read',
    path: '/staff/jackpots',
    summary: 'Every pool of every vendor that has some',
    input: z.object({}),
    value: z.array(StaffPool),
  }),
  pauseJackpot: route({
    method: 'POST',
    audience: 'staff',
    permission: 'catalogue.manage',
    path: '/staff/jackpots/{vendorId}/{jackpotId}/pause',
    summary: 'Let the games of a jackpot take no bets, or bets again; no money moves',
    input: z.object({
      vendorId: Id,
      jackpotId: Id,
      isPaused: z.boolean(),
      reason: z.string().trim().min(3).max(280),
    }),
    value: z.array(StaffPool),
  }),
  moveJackpot: route({
    method: 'POST',
    audience: 'staff',
    permission: 'vendors.manage',
    path: '/staff/jackpots/{vendorId}/{jackpotId}/{tier}/moves',
    summary: 'Ask for all money of a paused pool to go to another; it moves when another person says yes',
    input: z.object({
      ...{ vendorId: Id, jackpotId: Id, tier: Id, currency: z.string().regex(/^[A-Z]{3,5}$/) },
      to: z.object({ jackpotId: Id, tier: Id }),
      reason: z.string().trim().min(3).max(280),
    }),
    value: z.array(StaffPool),
  }),
}
