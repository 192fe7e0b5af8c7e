import * as z from '../base/zod.ts'
import { PswId } from '../vendor/psw-fields.ts'
import { StaffDeskDone, StaffDeskMe, StaffDeskReason, StaffDeskWish } from '../vendor/staff-desk.ts'
import { SportsBetView, SportsEventView, SportsMatchView, sportsKinds, sportsMatchStates } from './sports-frame.ts'

/** What the trading desk and its server say to each other, on the sportsbook's own origin. */
export const sportsDeskPaths = {
  open: '/sports/desk/sessions',
  /** `?phase=&leagueId=&text=`: the matches that are wished, and what waits for somebody. */
  view: '/sports/desk/view',
  /** `?matchId=`: one match with its markets as staff see them. */
  match: '/sports/desk/match',
  /** `?matchId=`: the largest open bets, of one match where it is named. */
  bets: '/sports/desk/bets',
  acts: '/sports/desk/acts',
} as const

/** The page of the desk. */
export const sportsDeskPage = '/desk/sports'

/** `now`: in play, then those to come. `over`: the last that were played or called off. */
export const sportsDeskPhases = ['now', 'live', 'next', 'over'] as const

export const SportsDeskQuery = z.object({
  phase: z.enum(sportsDeskPhases).default('now'),
  leagueId: z.string().max(64).default(''),
  /** Part of the name of a team. */
  text: z.string().trim().max(60).default(''),
})
export type SportsDeskQuery = z.infer<typeof SportsDeskQuery>

/** What the desk may set for a league. */
export const sportsTerms = { marginPercentMax: 10, capPercentMin: 10 } as const

const OfMatch = { leagueId: PswId, matchId: PswId }
const OfWish = { leagueId: PswId, wishId: PswId }

export const SportsDeskAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('stop-match'), ...OfMatch }),
  z.strictObject({ act: z.literal('open-match'), ...OfMatch }),
  z.strictObject({ act: z.literal('stop-league'), leagueId: PswId }),
  z.strictObject({ act: z.literal('open-league'), leagueId: PswId }),
  z.strictObject({
    ...{ act: z.literal('set-terms'), leagueId: PswId, reason: StaffDeskReason },
    marginPercent: z.number().int().min(0).max(sportsTerms.marginPercentMax),
    capPercent: z.number().int().min(sportsTerms.capPercentMin).max(100),
  }),
  z.strictObject({ act: z.literal('ask-void'), ...OfMatch, reason: StaffDeskReason }),
  z.strictObject({ act: z.literal('agree'), ...OfWish }),
  z.strictObject({ act: z.literal('drop'), ...OfWish }),
])
export type SportsDeskAct = z.infer<typeof SportsDeskAct>

const Moment = z.iso.datetime({ offset: true })
const Score = z.tuple([z.number().int(), z.number().int()])
const Minor = z.string()

/** What bets with real money can come to, for the house, by currency. */
const SportsDeskRisk = z.strictObject({
  ...{ currency: z.string(), stakesMinor: Minor },
  /** With the worst score for the house, and on average by the model; below zero it pays. */
  ...{ worstMinor: Minor, expectedMinor: Minor },
  /** What the worst score may cost at most; null where that is not bounded. */
  capMinor: Minor.nullable(),
})
export type SportsDeskRisk = z.infer<typeof SportsDeskRisk>

export const SportsDeskMatch = z.strictObject({
  ...{ matchId: z.string(), leagueId: z.string(), home: z.string(), away: z.string(), startsAt: Moment },
  sport: z.enum(sportsKinds),
  ...{ state: z.enum(sportsMatchStates), voidCause: z.string().nullable() },
  /** Of a series in play, the number of its map or set. */
  ...{ minute: z.number(), score: Score, period: SportsMatchView.shape.period },
  /** By staff. */
  isStopped: z.boolean(),
  /** Takes no bets at this moment, whatever the cause. */
  isSuspended: z.boolean(),
  openBets: z.number().int(),
  risk: z.array(SportsDeskRisk),
})
export type SportsDeskMatch = z.infer<typeof SportsDeskMatch>

export const SportsDeskLeague = z.strictObject({
  ...{ leagueId: z.string(), names: z.record(z.string(), z.string()), land: z.string(), isStopped: z.boolean() },
  ...{ live: z.number().int(), next: z.number().int() },
  /** Percent on top of the margin of each market, and of the limit of each match. */
  ...{ marginPercent: z.number().int(), capPercent: z.number().int() },
  /** Since the last sign of life of a league in play; null where nothing of it is played. */
  silentMs: z.number().int().nullable(),
  /** It has been silent for too long: nothing of it is offered in play. */
  isSilent: z.boolean(),
})
export type SportsDeskLeague = z.infer<typeof SportsDeskLeague>

export const SportsDeskView = z.strictObject({
  ...{ serverMs: z.number().int(), me: StaffDeskMe, leagues: z.array(SportsDeskLeague) },
  matches: z.array(SportsDeskMatch),
  /** Of all matches that are not over, whatever is wished; the worst of each added up. */
  totals: z.strictObject({
    ...{ live: z.number().int(), next: z.number().int(), waiting: z.number().int(), stopped: z.number().int() },
    ...{ openBets: z.number().int(), risk: z.array(SportsDeskRisk.omit({ capMinor: true })) },
  }),
  /** Of a league each, `tableId`; the body names the match. */
  wishes: z.array(StaffDeskWish),
  acts: z.array(StaffDeskDone),
})
export type SportsDeskView = z.infer<typeof SportsDeskView>

export const SportsDeskOpened = z.strictObject({
  ...{ token: z.string(), language: z.string(), framedBy: z.string() },
  view: SportsDeskView,
})
export type SportsDeskOpened = z.infer<typeof SportsDeskOpened>

const DeskOutcome = z.strictObject({
  ...{ selection: z.string(), price: z.string().nullable(), fair: z.string().nullable() },
  /** By currency: what stands on it, and what the house has on average where it wins. */
  money: z.array(
    z.strictObject({
      ...{ currency: z.string(), bets: z.number().int(), stakesMinor: Minor },
      /** Null for what scores at half time decide. */
      ifMinor: Minor.nullable(),
    }),
  ),
})

export const SportsDeskMarket = z.strictObject({
  ...{ market: z.string(), line: z.string().nullable(), booksum: z.string() },
  /** It is offered now; others have stakes alone. */
  isOffered: z.boolean(),
  outcomes: z.array(DeskOutcome),
})
export type SportsDeskMarket = z.infer<typeof SportsDeskMarket>

export const SportsDeskMatchView = z.strictObject({
  match: SportsDeskMatch,
  inputs: SportsMatchView.shape.inputs,
  markets: z.array(SportsDeskMarket),
  /** Stakes on several picks of this match at one price. */
  builders: z.array(z.strictObject({ currency: z.string(), bets: z.number().int(), stakesMinor: Minor })),
  events: z.array(SportsEventView),
})
export type SportsDeskMatchView = z.infer<typeof SportsDeskMatchView>

export const SportsDeskBets = z.strictObject({
  bets: z.array(z.strictObject({ playerId: z.string(), bet: SportsBetView })),
})
export type SportsDeskBets = z.infer<typeof SportsDeskBets>
