import * as z from 'zod'
import { Id, Money, Time } from './common.ts'
import { jackpotKinds } from './game-words.ts'
import { route } from './route.ts'

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
  meter: Money,
  base: Money,
  reserve: Money,
  overflow: Money,
  /** Since the pool began. */
  contributed: Money,
  reserved: Money,
  house: Money,
  paid: Money,
  /** What the ledger holds: seed, increments and reserve. */
  booked: z.object({ base: Money, increment: Money, reserve: Money }),
  seed: Money,
  bound: Money.nullable(),
  stakeMax: Money,
  /** One unit staked wins once in so many. */
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
}
