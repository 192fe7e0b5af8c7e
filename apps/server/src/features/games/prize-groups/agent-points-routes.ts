import { transact } from '../../../db/db.ts'
import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { requireAgent } from '../../people/identity/index.ts'
import { changeGroup } from './change-group.ts'
import { readRoomBelow } from './group-room.ts'
import { readStatement } from './read-statement.ts'

export const agentPointsRoutes = {
  prizeGroup: portal.agents.prizeGroup
    .use(requireAgent)
    .handler(async ({ context: { call, session } }) =>
      answer(call, ok(await readRoomBelow(call.app.db, session.memberId))),
    ),
  setPrizeGroup: portal.agents.setPrizeGroup
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) => {
      const { app, ip, requestId } = call
      const changed = await transact(app.db, async (tx) => {
        const below = await tx
          .selectFrom('members')
          .select('id')
          .where('recommender_id', '=', session.memberId)
          .where((row) => row.fn('lower', ['account']), '=', input.account.toLowerCase())
          .executeTakeFirst()
        if (!below) return refuse('NOT_FOUND')
        const actor = { kind: 'member' as const, id: session.memberId }
        const change = { memberId: below.id, group: input.group, reason: 'by the agent above', actor }
        return changeGroup(tx, { ...change, now: app.clock.now(), from: { ip, requestId } })
      })
      return answer(call, changed)
    }),
  points: portal.agents.points
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, ok(await readStatement(call, session, input))),
    ),
}
