import { answer } from '../../lib/answer.ts'
import { consoleApi } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { requireStaff } from '../staff/index.ts'
import { changeChallenges } from './change-challenges.ts'
import { readChallenges } from './read-challenges.ts'

const { staff } = consoleApi

export const staffSiteRoutes = {
  challenges: staff.challenges
    .use(requireStaff('challenges.manage'))
    .handler(async ({ context: { call } }) => answer(call, ok(await readChallenges(call.app, call.app.db)))),
  changeChallenges: staff.changeChallenges
    .use(requireStaff('challenges.manage'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, ok(await changeChallenges(call, by, input))),
    ),
}
