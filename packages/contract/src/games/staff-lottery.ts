import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** The desk of the house lottery. */
export const staffLottery = {
  openLotteryDesk: route({
    method: 'POST',
    audience: 'staff',
    permission: 'lottery.run',
    path: '/staff/lottery/desk',
    summary: 'An address at which the lottery shows its desk, once, within a minute',
    input: z.object({ language: z.enum(['vi', 'en']) }),
    value: z.object({ url: z.string() }),
  }),
}
