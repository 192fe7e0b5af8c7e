import { withRestToFirst } from './prizes.ts'

/** Seats of a sit & go with the percent of the pool by place. */
const percentBySeats = { 2: [100n], 6: [65n, 35n], 9: [50n, 30n, 20n] } as const
export type SitAndGoSeats = keyof typeof percentBySeats
export const sitAndGoSeats: readonly SitAndGoSeats[] = [2, 6, 9]

/** What each paid place gets of the pool, the first place first. */
export const sitAndGoPayout = (seatCount: SitAndGoSeats, prizeMinor: bigint): bigint[] =>
  withRestToFirst(
    percentBySeats[seatCount].map((percent) => (prizeMinor * percent) / 100n),
    prizeMinor,
  )
