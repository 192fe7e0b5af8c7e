import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { stopGame } from '../catalogue/index.ts'
import { endAlarm } from './end-alarm.ts'
import { readAlarms, readGameReturns, readReturns } from './read-returns.ts'

const { staff: api } = consoleApi
const reads = requireStaff('catalogue.read')
const stops = requireStaff('games.stop')

export const returnRoutes = {
  returns: api.returns.use(reads).handler(async ({ input, context: { call } }) => {
    const { pageNo, pageSize, ...filter } = input
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
    return answer(call, ok({ ...(await readReturns(call.app, filter, page)), pageNo, pageSize }))
  }),
  gameReturns: api.gameReturns
    .use(reads)
    .handler(async ({ input, context: { call } }) => answer(call, await readGameReturns(call.app, input))),
  returnAlarms: api.returnAlarms
    .use(reads)
    .handler(async ({ context: { call } }) => answer(call, ok(await readAlarms(call.app)))),
  endReturnAlarm: api.endReturnAlarm
    .use(stops)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await endAlarm(call, { ...input, staffId: staff.staffId })),
    ),
  stopGame: api.stopGame
    .use(stops)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await stopGame(call, { kind: 'staff', id: staff.staffId }, input)),
    ),
}
