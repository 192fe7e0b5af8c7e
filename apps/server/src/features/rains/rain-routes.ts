import type { Rain } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import { answer } from '../../lib/answer.ts'
import type { Call } from '../../lib/call.ts'
import { consoleApi } from '../../lib/implement.ts'
import { type Outcome, ok, refuse, refuseField } from '../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../staff/index.ts'
import { askRain } from './ask-rain.ts'
import { approveRain, cancelRain, turnDownRain } from './decide-rain.ts'
import { findListed, listRains } from './rain-store.ts'
import { viewRain } from './rain-view.ts'
import { readFigures } from './settle-rain.ts'

const { staff: api } = consoleApi
const reads = requireStaff('marketing.read')
const decides = requireStaff('marketing.decide')

export const staffRainRoutes = {
  rains: api.rains.use(reads).handler(async ({ input, context: { call, staff } }) => {
    const { listed, total } = await listRains(call.app.db, { ...input, state: input.state })
    const { pageNo, pageSize } = input
    const eyes = { reviewer: staff, now: call.app.clock.now() }
    return answer(call, ok({ list: listed.map((each) => viewRain(each, eyes)), total, pageNo, pageSize }))
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

  approveRain: api.approveRain
    .use(decides)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await approveRain(call, staff, input.rainId))),
    ),

  rejectRain: api.rejectRain
    .use(decides)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await turnDownRain(call, staff, input))),
    ),

  cancelRain: api.cancelRain
    .use(decides)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await cancelRain(call, staff, input))),
    ),
}

/** A rain as this person sees it, with what the studio tells of one that has fallen. */
async function shown(call: Call, reviewer: StaffSession, outcome: Outcome<string>): Promise<Outcome<Rain>> {
  if (!outcome.ok) return outcome
  const listed = await findListed(call.app.db, outcome.value)
  if (!listed) return refuse('NOT_FOUND')
  const hasFallen = listed.rain.openUntil !== undefined
  const told = hasFallen ? await readFigures(call.app, listed.rain.id) : undefined
  return ok(viewRain(listed, { reviewer, now: call.app.clock.now() }, told))
}
