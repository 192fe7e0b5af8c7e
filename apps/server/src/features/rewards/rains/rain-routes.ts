import type { Rain as RainAnswer } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { readKeptWishes } from '../../site/wishes/index.ts'
import { askRain } from './ask-rain.ts'
import { cancelRain } from './cancel-rain.ts'
import type { Rain } from './rain.ts'
import { rainKind } from './rain-kind.ts'
import { findRain, listRains } from './rain-store.ts'
import { viewRain } from './rain-view.ts'
import { readFigures } from './settle-rain.ts'

const { staff: api } = consoleApi
const reads = requireStaff('marketing.read')
const decides = requireStaff('marketing.decide')

export const staffRainRoutes = {
  rains: api.rains.use(reads).handler(async ({ input, context: { call, staff } }) => {
    const { state, pageNo, pageSize } = input
    const { rains, total } = await listRains(call.app.db, { state, pageNo, pageSize })
    return answer(call, ok({ list: await viewAll(call, staff, rains), total, pageNo, pageSize }))
  }),

  rain: api.rain
    .use(reads)
    .handler(async ({ input, context: { call, staff } }) => answer(call, await shown(call, staff, ok(input.rainId)))),

  askRain: api.askRain.use(decides).handler(async ({ input, context: { call, staff } }) => {
    const currency = getCurrency(call.app.config.currency)
    const { stake, winMax, ...wish } = input
    const [stakeMinor, winMinorMax] = [parseAmount(stake, currency), parseAmount(winMax, currency)]
    if (stakeMinor === undefined) return answer(call, refuseField('stake', 'validation.format'))
    if (winMinorMax === undefined) return answer(call, refuseField('winMax', 'validation.format'))
    return answer(call, await shown(call, staff, await askRain(call, staff, { ...wish, stakeMinor, winMinorMax })))
  }),

  cancelRain: api.cancelRain
    .use(decides)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await cancelRain(call, staff, input))),
    ),
}

/** Rains with their wishes, as this person sees them. */
async function viewAll(call: Call, reviewer: StaffSession, rains: readonly Rain[]): Promise<RainAnswer[]> {
  const ids = rains.map(({ wishId }) => wishId)
  const wishes = await readKeptWishes(call.app, rainKind, ids, reviewer)
  const eyes = { reviewer, now: call.app.clock.now() }
  return rains.flatMap((rain) => {
    const wish = wishes.get(rain.wishId)
    return wish ? [viewRain(rain, wish, eyes)] : []
  })
}

/** A rain as this person sees it, with what the studio tells of one that has fallen. */
async function shown(call: Call, reviewer: StaffSession, outcome: Outcome<string>): Promise<Outcome<RainAnswer>> {
  if (!outcome.ok) return outcome
  const { app } = call
  const rain = await findRain(app.db, outcome.value)
  const wish = rain && (await readKeptWishes(app, rainKind, [rain.wishId], reviewer)).get(rain.wishId)
  if (!wish) return refuse('NOT_FOUND')
  const told = rain.openUntil ? await readFigures(app, rain.id) : undefined
  return ok(viewRain(rain, wish, { reviewer, now: app.clock.now() }, told))
}
