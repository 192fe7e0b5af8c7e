import * as z from '../base/zod.ts'
import { PswId } from '../vendor/psw-fields.ts'
import { sportsKinds, sportsMatchStates } from './sports-frame.ts'

/** What a player follows, and what is known of a match besides its prices. */
export const sportsFollowedPaths = {
  /** `GET`, or `POST` with one change: the player's own. */
  favourites: '/sports/favourites',
  /** Form and last meetings of the teams of a match. */
  stats: (matchId: string) => `/sports/matches/${matchId}/stats`,
  /** What the result of a match follows from. */
  proof: (matchId: string) => `/sports/matches/${matchId}/proof`,
} as const

const Moment = z.iso.datetime({ offset: true })
const Score = z.tuple([z.number().int().min(0), z.number().int().min(0)])

export const SportsFavourites = z.strictObject({ leagues: z.array(z.string()), teams: z.array(z.string()) })
export type SportsFavourites = z.infer<typeof SportsFavourites>

export const FollowSports = z.strictObject({ kind: z.enum(['league', 'team']), id: PswId, isOn: z.boolean() })
export type FollowSports = z.infer<typeof FollowSports>

const SideStats = z.strictObject({
  team: z.string(),
  /** In the table of the season in play; null before its first match. */
  place: z.number().int().nullable(),
  points: z.number().int(),
  /** Its last matches, the latest first; scores with its own side first. */
  form: z.array(z.strictObject({ matchId: z.string(), against: z.string(), score: Score })),
})
export type SportsSideStats = z.infer<typeof SideStats>

export const SportsMatchStats = z.strictObject({
  ...{ home: SideStats, away: SideStats },
  /** The last meetings of both, the latest first. */
  meetings: z.array(
    z.strictObject({
      ...{ matchId: z.string(), startsAt: Moment, home: z.string(), away: z.string(), fullTime: Score },
    }),
  ),
})
export type SportsMatchStats = z.infer<typeof SportsMatchStats>

export const SportsMatchProof = z.strictObject({
  ...{ matchId: z.string(), state: z.enum(sportsMatchStates), sport: z.enum(sportsKinds) },
  /** What it is played by, as in the inputs of its prices. */
  ...{ lambdaHome: z.string(), lambdaAway: z.string(), rho: z.string() },
  bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]).nullable(),
  /** Published before the first match of the chain; the seed of this match is its element of that number. */
  chain: z.strictObject({ head: z.string(), length: z.number().int(), number: z.number().int() }),
  /** Public chance that came after the chain was published. */
  beacon: z.strictObject({ kind: z.enum(['drand', 'recorded']), round: z.string(), salt: z.string().nullable() }),
  /** Null until the match is settled: a seed gives those of all matches before it in its chain away. */
  serverSeed: z.string().nullable(),
  result: z.strictObject({ halfTime: Score.nullable(), fullTime: Score }).nullable(),
})
export type SportsMatchProof = z.infer<typeof SportsMatchProof>
