import {
  SportsBetView,
  SportsCoupon,
  SportsEventView,
  SportsLeagueTable,
  SportsLeagueView,
  SportsMatchView,
} from '@fairground/contract/sports'
import * as z from 'zod'

export const SportsSession = z.object({
  ...{ session: z.string(), gameId: z.string(), mode: z.enum(['real', 'demo']), currency: z.string() },
  ...{ balanceMinor: z.string(), balanceVersion: z.number().int() },
  ...{ stakeMinorMin: z.string(), stakeMinorMax: z.string() },
  ...{ language: z.string(), lobbyUrl: z.string(), cashierUrl: z.string() },
})
export type SportsSession = z.infer<typeof SportsSession>

export const Balance = z.object({ balanceMinor: z.string(), balanceVersion: z.number().int() })
export const Leagues = z.object({ leagues: z.array(SportsLeagueView) })
export const Coupon = SportsCoupon
export const Match = z.object({ serverMs: z.number(), match: SportsMatchView, events: z.array(SportsEventView) })
export type MatchAnswer = z.infer<typeof Match>
export const LeagueTable = SportsLeagueTable
export const Bets = z.object({ bets: z.array(SportsBetView) })
export const OneBet = z.object({ bet: SportsBetView })
export const Placed = z.object({
  bet: SportsBetView.nullable(),
  refusal: z
    .object({
      ...{ code: z.string(), limit: z.string().nullable(), value: z.string().nullable() },
      offer: z.object({ prices: z.array(z.string()), unitMinor: z.string() }).nullable(),
    })
    .nullable(),
})
/** Why a slip was not taken; a code of a later server than this page is told in general words. */
export type Refusal = NonNullable<z.infer<typeof Placed>['refusal']>
