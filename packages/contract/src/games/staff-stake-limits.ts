import { AmountFromZero, Id, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** What one bet may be in a currency; null and a rank that is not named: as without these limits. */
export const StakeLimits = z.object({
  stakeMin: AmountFromZero.nullable(),
  stakeMax: AmountFromZero.nullable(),
  /** Of one round, checked before the bet is taken, against the most that it could pay. */
  payoutMax: AmountFromZero.nullable(),
  /** The largest stake of a VIP rank and of those above it that have none of their own. */
  ranks: z.array(z.object({ rank: z.number().int().min(1).max(100), stakeMax: AmountFromZero })).max(20),
})
export type StakeLimits = z.infer<typeof StakeLimits>

/** Asked for by one person; it holds when another says yes. */
export const StakeLimitChange = z.object({
  changeId: Id,
  limits: StakeLimits,
  reason: z.string(),
  askedBy: z.string(),
  askedAt: Time,
  allowed: z.array(z.enum(['approve', 'reject', 'withdraw'])),
})
export type StakeLimitChange = z.infer<typeof StakeLimitChange>

/** The limits of a game, or of all games of the studio, in one currency. */
export const StakeLimitRow = z.object({
  /** Absent: all games of the studio that have no own. */
  game: z.object({ gameCode: z.string(), names: z.object({ vi: z.string(), en: z.string() }) }).optional(),
  currency: z.string(),
  limits: StakeLimits,
  /** What holds for a player without a rank: of the game, else of all, else of the rules; null where no amount is set at all. */
  inForce: StakeLimits.omit({ ranks: true }),
  changedAt: Time.optional(),
  change: StakeLimitChange.optional(),
})
export type StakeLimitRow = z.infer<typeof StakeLimitRow>

/**
 * All games of the studio first, in every currency it plays in; then the games that have limits, or a wish. With a search
 * the games it finds instead, those without limits of their own too.
 */
export const StakeLimitList = page(StakeLimitRow).extend({
  /** The row that was asked for by its game and currency, whatever the page; absent where that is not played. */
  opened: StakeLimitRow.optional(),
  ranks: z.array(z.object({ rank: z.number().int(), labels: z.object({ vi: z.string(), en: z.string() }) })),
})
export type StakeLimitList = z.infer<typeof StakeLimitList>

const manages = { audience: 'staff', permission: 'vendors.manage', method: 'POST' } as const

/** What players may stake in the games of the house studio. */
export const staffStakeLimits = {
  stakeLimits: route({
    method: 'GET',
    audience: 'staff',
    permission: 'catalogue.read',
    path: '/staff/stake-limits',
    summary: 'Limits of stakes and payouts of the studio, and what was asked for',
    input: PageQuery.extend({
      name: z.string().trim().max(64).optional(),
      /** Empty: all games of the studio. */
      openedGame: z.string().max(64).optional(),
      openedCurrency: z.string().max(5).optional(),
    }),
    value: StakeLimitList,
  }),
  askStakeLimits: route({
    ...manages,
    path: '/staff/stake-limits',
    summary: 'Ask for other limits of a game or of all; they hold when another person says yes',
    input: z.object({
      gameCode: z.string().min(1).max(64).nullable(),
      currency: z.string().regex(/^[A-Z]{3,5}$/),
      limits: StakeLimits,
      reason: z.string().trim().min(3).max(280),
    }),
    value: StakeLimitRow,
  }),
  decideStakeLimits: route({
    ...manages,
    path: '/staff/stake-limits/changes/{changeId}',
    summary: 'Say yes or no to limits that somebody else asked for; whoever asked may take them back',
    input: z.object({ changeId: Id, isApproved: z.boolean() }),
    value: StakeLimitRow,
  }),
}
