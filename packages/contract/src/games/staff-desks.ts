import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

const input = z.object({ language: z.enum(['vi', 'en']) })
const value = z.object({ url: z.string() })

/** The desks of the house lottery and of the sportsbook. */
export const staffDesks = {
  openLotteryDesk: route({
    method: 'POST',
    audience: 'staff',
    permission: 'lottery.run',
    path: '/staff/lottery/desk',
    summary: 'An address at which the lottery shows its desk, once, within a minute',
    ...{ input, value },
  }),
  openSportsDesk: route({
    method: 'POST',
    audience: 'staff',
    permission: 'sports.run',
    path: '/staff/sports/desk',
    summary: 'An address at which the sportsbook shows its trading desk, once, within a minute',
    ...{ input, value },
  }),
}
