import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { listWinners } from './list-winners.ts'

export const resultRoutes = {
  winnerBoard: portal.catalogue.winnerBoard.handler(async ({ input, context: { call } }) =>
    answer(call, ok(await listWinners(call.app.db, call.language, input.limitNum))),
  ),
}
