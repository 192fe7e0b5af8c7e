import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { refuse } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { findOwner } from './owner-store.ts'
import { readBet } from './read-bet.ts'
import { readBets } from './read-bets.ts'

const { staff } = consoleApi

export const staffRecordRoutes = {
  memberBets: staff.memberBets
    .use(requireStaff('members.read'))
    .handler(async ({ input: { memberId, ...input }, context: { call } }) => {
      const owner = await findOwner(call.app.db, memberId)
      return answer(call, owner ? await readBets(call, owner, input) : refuse('NOT_FOUND'))
    }),
  memberBet: staff.memberBet
    .use(requireStaff('members.read'))
    .handler(async ({ input: { memberId, betId }, context: { call } }) => {
      const owner = await findOwner(call.app.db, memberId)
      return answer(call, owner ? await readBet(call, owner, betId) : refuse('NOT_FOUND'))
    }),
}
