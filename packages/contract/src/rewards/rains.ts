import { AmountToMove, Id, Money, PageQuery, page, RequestId, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { KeptWish } from '../site/staff-wishes.ts'
import { rainQuantityMax } from '../vendor/psw-rains.ts'

export { rainQuantityMax } from '../vendor/psw-rains.ts'

/** `approved`: the studio has not answered yet; `refused`: it said no; `cancelling`: what nobody caught is asked back. */
export const rainStates = [
  'asked',
  'rejected',
  'withdrawn',
  'approved',
  'refused',
  'fallen',
  'cancelling',
  'cancelled',
] as const
export const RainState = z.enum(rainStates)
export type RainState = z.infer<typeof RainState>

/** Free bets that fall at the crash table: one person asks, another says yes. */
export const Rain = KeptWish.extend({
  rainId: Id,
  quantity: z.number().int(),
  /** Of each free bet. */
  stake: Money,
  winMax: Money,
  /** What all of them can cost at most. */
  costMax: Money,
  currency: z.string(),
  state: RainState,
  /** When the last one could be caught. */
  openUntil: Time.optional(),
  cancelledCount: z.number().int().optional(),
  /** Why the rest was asked back. */
  cancelReason: z.string().optional(),
  /** What the studio tells of it now; absent while it cannot. */
  figures: z.object({ caught: z.number().int(), played: z.number().int(), won: Money }).optional(),
  /** This person may take back what nobody has caught. */
  canCancel: z.boolean(),
})
export type Rain = z.infer<typeof Rain>

const decides = { audience: 'staff', permission: 'marketing.decide' } as const
const reason = z.string().trim().min(3).max(280)

export const staffRains = {
  rains: route({
    audience: 'staff',
    permission: 'marketing.read',
    method: 'GET',
    path: '/staff/rains',
    summary: 'Rains of free bets: those that wait, oldest first, or all, newest first',
    input: PageQuery.extend({ state: RainState.optional() }),
    value: page(Rain),
  }),
  rain: route({
    audience: 'staff',
    permission: 'marketing.read',
    method: 'GET',
    path: '/staff/rains/{rainId}',
    summary: 'One rain, with what became of its free bets',
    input: z.object({ rainId: Id }),
    value: Rain,
  }),
  askRain: route({
    ...decides,
    method: 'POST',
    path: '/staff/rains',
    summary: 'Ask for a rain of free bets; it falls when another person says yes',
    input: z.object({
      quantity: z.number().int().min(1).max(rainQuantityMax),
      stake: AmountToMove,
      /** Of each free bet, beyond its stake. */
      winMax: AmountToMove,
      reason,
      requestId: RequestId,
    }),
    value: Rain,
  }),
  cancelRain: route({
    ...decides,
    method: 'POST',
    path: '/staff/rains/{rainId}/cancel',
    summary: 'Take back what nobody has caught; what was caught stays',
    input: z.object({ rainId: Id, reason }),
    value: Rain,
  }),
}
