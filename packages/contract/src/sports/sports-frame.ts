import * as z from '../base/zod.ts'
import { PswId, PswStake } from '../vendor/psw-fields.ts'

/** Calls of the sportsbook's own frame. Slips, bets and the balance want the frame's bearer token; prices are public. */
export const sportsPaths = {
  openSession: '/sports/sessions',
  balance: '/sports/balance',
  /** `?game=`: its leagues with what is on offer in each. */
  leagues: '/sports/leagues',
  /** `?game=&view=live`, `?game=&view=soon`, `?game=&text=` or `?league=`: fixtures with their main markets. */
  coupon: '/sports/coupon',
  /** A fixture with every market. */
  match: (matchId: string) => `/sports/matches/${matchId}`,
  /** Past and open fixtures of a league with its table. */
  league: (leagueId: string) => `/sports/leagues/${leagueId}`,
  /** `POST` places a slip; `GET ?before=` lists the player's own, the latest first. */
  slips: '/sports/slips',
  slip: (betId: string) => `/sports/slips/${betId}`,
  /** `POST` ends an open bet for what was offered, or for more where it is worth more now. */
  cashOut: (betId: string) => `/sports/slips/${betId}/cash-out`,
} as const

export const slipLegsMax = 20
export const builderPartsMax = 8

const Decimal = z.string().regex(/^\d{1,5}\.\d{2}$/)
const Moment = z.iso.datetime({ offset: true })
const Score = z.tuple([z.number().int().min(0), z.number().int().min(0)])
const Minor = z.string()

/** One bet on the scores of a fixture: a market, its line in goals where it has one, and a selection. */
export const SportsPick = z.strictObject({
  market: z.string().min(1).max(40),
  line: z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,2})?$/)
    .optional(),
  selection: z.string().min(1).max(20),
})
export type SportsPick = z.infer<typeof SportsPick>

export const PlaceSportsSlip = z.strictObject({
  /** The same id places once, however often it is sent. */
  slipId: z.uuid(),
  /** Which changes of a price are taken without asking. */
  accept: z.enum(['better', 'any', 'none']),
  /** Of different fixtures; several picks of one fixture are a bet builder, with one price. */
  legs: z
    .array(
      z.strictObject({
        matchId: PswId,
        picks: z.array(SportsPick).min(1).max(builderPartsMax),
        /** As it was shown: decimal odds. */
        price: Decimal,
      }),
    )
    .min(1)
    .max(slipLegsMax),
  /** Every combination of so many legs is a bet of one unit: `[1]` for a single, `[n]` for a parlay of n. */
  sizes: z.array(z.number().int().min(1).max(slipLegsMax)).min(1).max(slipLegsMax),
  unitMinor: PswStake,
})
export type PlaceSportsSlip = z.infer<typeof PlaceSportsSlip>

/** Why the sportsbook says no to a slip, each with the number that broke it where there is one. */
export const sportsCodes = [
  'SUSPENDED',
  'PRICE_MOVED',
  'STAKE_TOO_LOW',
  'OVER_LIMIT',
  'OVER_PAYOUT',
  'OVER_EXPOSURE',
  'COMBINATION_IMPOSSIBLE',
  'COMBINATION_ADDS_NOTHING',
  'MARKET_CLOSED',
  'DELAY_EXPIRED',
  'ERROR_PRICE',
  'CASH_OUT_MOVED',
] as const
export type SportsCode = (typeof sportsCodes)[number]

export const sportsMatchStates = ['open', 'playing', 'ended', 'settled', 'void'] as const
export type SportsMatchState = (typeof sportsMatchStates)[number]

/** What is played: of series, CS by rounds, other maps by one draw each, tennis by games; basketball by points. */
export const sportsKinds = ['football', 'cs', 'moba', 'tennis', 'basketball'] as const
export type SportsKind = (typeof sportsKinds)[number]

/** What a price is made of; the page makes it again from these. */
export const SportsInputs = z.strictObject({
  /** Expected goals or points; of a series, the chance of each side to win a map, or in tennis a point on its own serve. */
  lambdaHome: z.string(),
  lambdaAway: z.string(),
  rho: z.string(),
  /** Minutes of play; in play, the number of the map, set or quarter. */
  minute: z.number(),
  /** Goals or points, or maps or sets won. */
  score: Score,
  halfTime: Score.nullable(),
  /** Absent in football. `part` is the map or set that is played: rounds of both; games of both and 0 or 1 who serves. */
  series: z
    .strictObject({
      ...{ sport: z.enum(['cs', 'moba', 'tennis']), bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]) },
      part: z.array(z.number().int().min(0)),
    })
    .optional(),
  /** Percent on top of the margin of each market, where the desk has set some for the league. */
  marginPercent: z.number().int().min(1).max(10).optional(),
  /** Of basketball: steps of half a minute that were played of the quarter or overtime, and the score when it began. */
  points: z.strictObject({ steps: z.number().int().min(0), before: Score }).optional(),
})
export type SportsInputs = z.infer<typeof SportsInputs>

const MarketView = z.strictObject({
  market: z.string(),
  /** In goals, as `-0.25`; null where the market has none. */
  line: z.string().nullable(),
  /** Sum of the reciprocal prices for each winner, such as 1.06. */
  booksum: z.string(),
  /** `price` is null where the selection is not offered. */
  outcomes: z.array(z.strictObject({ selection: z.string(), price: Decimal.nullable(), fair: z.string().nullable() })),
})
export type SportsMarketView = z.infer<typeof MarketView>

export const SportsMatchView = z.strictObject({
  ...{ matchId: z.string(), leagueId: z.string(), home: z.string(), away: z.string() },
  ...{ homeId: z.string(), awayId: z.string() },
  ...{ startsAt: Moment, state: z.enum(sportsMatchStates), isSuspended: z.boolean() },
  /** Grows with every event. */
  version: z.number().int(),
  period: z.enum(['before', 'first-half', 'half-time', 'second-half', 'in-play', 'over']),
  inputs: SportsInputs,
  /** The maps, sets or quarters that are over, by whom they were won, with their rounds, games or points where they have some. */
  parts: z.array(z.strictObject({ side: z.enum(['home', 'away']).nullable(), score: z.array(z.number().int()) })),
  /** How many markets there are besides those that are shown. */
  marketCount: z.number().int(),
  markets: z.array(MarketView),
})
export type SportsMatchView = z.infer<typeof SportsMatchView>

export const SportsEventView = z.strictObject({
  /** Of a series: a round or game was won, a map or set was won. Of basketball: half a minute or a period is over. */
  kind: z.enum(['kick-off', 'goal', 'half-time', 'second-half', 'full-time', 'round', 'part', 'points', 'period']),
  minute: z.number().int(),
  side: z.enum(['home', 'away']).nullable(),
  score: Score,
  /** Of a series: where its map or set stood; of one that was won, its end. */
  part: z.array(z.number().int()),
})
export type SportsEventView = z.infer<typeof SportsEventView>

export const SportsCoupon = z.strictObject({ serverMs: z.number(), matches: z.array(SportsMatchView) })
export type SportsCoupon = z.infer<typeof SportsCoupon>

export const SportsLeagueView = z.strictObject({
  sport: z.enum(sportsKinds),
  ...{ leagueId: z.string(), names: z.record(z.string(), z.string()), land: z.string() },
  ...{ live: z.number().int(), open: z.number().int() },
})
export type SportsLeagueView = z.infer<typeof SportsLeagueView>

/** Why a bet was not taken: what was reached, and what would have been taken instead. */
const Refusal = z.strictObject({
  code: z.enum(sportsCodes),
  limit: z.string().nullable(),
  value: z.string().nullable(),
  offer: z.strictObject({ prices: z.array(Decimal), unitMinor: Minor }).nullable(),
})
export type SportsRefusal = z.infer<typeof Refusal>

export const SportsLegView = z.strictObject({
  ...{ matchId: z.string(), leagueId: z.string(), home: z.string(), away: z.string(), startsAt: Moment },
  ...{ picks: z.array(SportsPick), price: Decimal, fair: z.string(), inputs: SportsInputs },
  /** How it ended, and with which scores. */
  outcome: z.enum(['win', 'half-win', 'push', 'half-lose', 'lose', 'void']).nullable(),
  result: z.strictObject({ halfTime: Score.nullable(), fullTime: Score }).nullable(),
})
export type SportsLegView = z.infer<typeof SportsLegView>

export const sportsBetStates = [
  'sent',
  'pending',
  'accepted',
  'refused',
  'won',
  'lost',
  'returned',
  'cashed-out',
] as const
export type SportsBetState = (typeof sportsBetStates)[number]

export const SportsBetView = z.strictObject({
  ...{ betId: z.string(), slipId: z.string(), placedAt: Moment, state: z.enum(sportsBetStates) },
  ...{ currency: z.string(), sizes: z.array(z.number().int()), unitMinor: Minor, stakeMinor: Minor },
  /** What it returns where every leg wins, cut to the most that a bet may return. */
  returnMinorMax: Minor,
  /** What it can be ended for now; null where it is over, or where something it hangs on is suspended. */
  cashOutMinor: Minor.nullable(),
  /** When a bet in play is decided. */
  decidesAt: Moment.nullable(),
  refusal: Refusal.nullable(),
  payoutMinor: Minor.nullable(),
  legs: z.array(SportsLegView),
})
export type SportsBetView = z.infer<typeof SportsBetView>

export const SportsSessionCall = z.strictObject({ launchToken: z.string().max(256), gameId: PswId })

export const SportsLeagueTable = z.strictObject({
  ...{ leagueId: z.string(), season: z.number().int() },
  table: z.array(
    z.strictObject({
      ...{ team: z.string(), played: z.number(), won: z.number(), drawn: z.number() },
      ...{ scored: z.number(), conceded: z.number(), points: z.number() },
    }),
  ),
  results: z.array(
    z.strictObject({
      ...{ matchId: z.string(), matchDay: z.number(), startsAt: Moment, home: z.string(), away: z.string() },
      ...{ halfTime: Score.nullable(), fullTime: Score },
    }),
  ),
})
export type SportsLeagueTable = z.infer<typeof SportsLeagueTable>

export const CashOutSportsBet = z.strictObject({ offerMinor: PswStake })
