import * as z from '../base/zod.ts'
import { PswId } from './psw-fields.ts'

export const vendorMatchesMax = 20

/** `GET /matches` of a vendor of sports: the big fixtures of the next hours and those in play, for the front page of its portal. */
export const VendorMatches = z.object({
  matches: z
    .array(
      z.object({
        /** The game that it is bet on in, as it is launched. */
        gameId: PswId,
        matchId: PswId,
        /** League or round. */
        title: z.string().min(1).max(80),
        homeTeam: z.string().min(1).max(60),
        awayTeam: z.string().min(1).max(60),
        startsAt: z.iso.datetime({ offset: true }),
        endsAt: z.iso.datetime({ offset: true }),
      }),
    )
    .max(vendorMatchesMax),
})
export type VendorMatches = z.infer<typeof VendorMatches>
