import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { PrizeGroup } from './prize-groups.ts'

/** With what else is given back, a bet at a higher group would cost the house more than it brings. */
export const houseGroupMax = 1_976

/** Within which groups of the whole site accounts are set. */
export const PrizeGroupRules = z.object({
  /** Prize and points of all together. */
  houseMax: PrizeGroup.max(houseGroupMax),
  /** The highest of an account that is no agent. */
  playerMax: PrizeGroup,
  /** Of accounts for whom none is named. */
  usual: PrizeGroup,
  floor: PrizeGroup,
  /** Between an agent and whoever is directly below. */
  distance: z.union([z.literal(0), z.number().int().min(2).max(100)]),
})
export type PrizeGroupRules = z.infer<typeof PrizeGroupRules>

export const StaffPrizeGroupRules = PrizeGroupRules.extend({
  /** Groups that accounts have now: none of them is moved by other rules. */
  taken: z.object({
    lowest: PrizeGroup.optional(),
    highest: PrizeGroup.optional(),
    highestPlayer: PrizeGroup.optional(),
  }),
  wish: OpenWish.extend({ rules: PrizeGroupRules }).optional(),
})
export type StaffPrizeGroupRules = z.infer<typeof StaffPrizeGroupRules>

/** The console's calls about the groups of the house. */
export const staffPrizeGroupRules = {
  prizeGroupRules: route({
    audience: 'staff',
    permission: 'contracts.read',
    method: 'GET',
    path: '/staff/prize-group-rules',
    summary: 'The group of the house, the bounds of all others, and a change that waits',
    input: z.object({}),
    value: StaffPrizeGroupRules,
  }),
  askPrizeGroupRules: route({
    audience: 'staff',
    permission: 'contracts.manage',
    method: 'POST',
    path: '/staff/prize-group-rules',
    summary: 'Ask for other bounds of prize groups, which hold when another person says yes',
    input: z.object({ rules: PrizeGroupRules, reason: z.string().trim().min(3).max(280) }),
    value: StaffPrizeGroupRules,
  }),
}
