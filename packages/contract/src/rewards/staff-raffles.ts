import { Id, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { RafflePrizeTerms, RaffleTerms } from './raffles.ts'
import { PromotionState } from './staff-promotions.ts'

export const StaffRaffle = RaffleTerms.extend({
  raffleId: Id,
  state: PromotionState,
  currency: z.string(),
  prizes: z.array(RafflePrizeTerms.extend({ given: z.number().int() })),
  /** What all prizes in stock cost. */
  budget: Money,
  /** Of it, what was won. */
  awarded: Money,
  drawCount: z.number().int(),
  memberCount: z.number().int(),
  /** Refused because the same person had it by another account. */
  refusedCount: z.number().int(),
  revision: z.number().int(),
  changedAt: Time,
  changedBy: z.string(),
  /** Publishing it, or giving it more to give, waits for a second person. */
  wish: OpenWish.optional(),
  allowed: z.array(z.enum(['change', 'publish', 'withdraw'])),
})
export type StaffRaffle = z.infer<typeof StaffRaffle>

const manages = { audience: 'staff', permission: 'marketing.manage' } as const

export const staffRaffles = {
  raffles: route({
    audience: 'staff',
    permission: 'marketing.read',
    method: 'GET',
    path: '/staff/raffles',
    summary: 'Red envelopes and prize wheels, newest first',
    input: PageQuery.extend({ state: PromotionState.optional(), raffleId: Id.optional() }),
    value: page(StaffRaffle),
  }),
  addRaffle: route({
    ...manages,
    method: 'POST',
    path: '/staff/raffles',
    summary: 'Write a red envelope or a wheel; players see it once it is published',
    input: RaffleTerms,
    value: StaffRaffle,
  }),
  changeRaffle: route({
    ...manages,
    method: 'PUT',
    path: '/staff/raffles/{raffleId}',
    summary: 'Change it, unless somebody else did meanwhile; prizes, odds and chances stay once it is published',
    input: RaffleTerms.extend({ raffleId: Id, revision: z.number().int() }),
    value: StaffRaffle,
  }),
  publishRaffle: route({
    ...manages,
    method: 'POST',
    path: '/staff/raffles/{raffleId}/publish',
    summary: 'Show it to players, from its start on',
    input: z.object({ raffleId: Id }),
    value: StaffRaffle,
  }),
  withdrawRaffle: route({
    ...manages,
    method: 'POST',
    path: '/staff/raffles/{raffleId}/withdraw',
    summary: 'Stop it: nobody draws any more',
    input: z.object({ raffleId: Id }),
    value: StaffRaffle,
  }),
}
