import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { listRanks } from './list-ranks.ts'
import { listWinners } from './list-winners.ts'

export const resultRoutes = {
  rankList: portal.catalogue.rankList.handler(async ({ input: { period, gameType = '' }, context: { call } }) =>
    answer(call, ok(await listRanks(call.app, period, gameType))),
  ),
  winnerBoard: portal.catalogue.winnerBoard.handler(async ({ input, context: { call } }) =>
    answer(call, ok(await listWinners(call.app, call.language, input))),
  ),
}
