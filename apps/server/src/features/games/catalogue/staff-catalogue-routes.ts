import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { changeBrand, changeGame, orderHotGames } from './arrange-games.ts'
import { addMatch, changeMatch, endMatch } from './arrange-matches.ts'
import { listBrands } from './brand-store.ts'
import { gamesFile } from './games-file.ts'
import type { HotMatch } from './hot-match.ts'
import { listMatches } from './hot-match-store.ts'
import { staffMatchView } from './hot-match-view.ts'
import { importGames, previewGames } from './import-games.ts'
import { listGameTerms, listStaffGames } from './staff-game-store.ts'

const { staff: api } = consoleApi
const reads = requireStaff('catalogue.read')
const manages = requireStaff('catalogue.manage')

export const staffCatalogueRoutes = {
  games: api.games.use(reads).handler(async ({ input, context: { call } }) => {
    const { pageNo, pageSize, ...filter } = input
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
    return answer(call, ok({ ...(await listStaffGames(call.app.db, filter, page)), pageNo, pageSize }))
  }),
  changeGame: api.changeGame
    .use(manages)
    .handler(async ({ input: { nodeId, ...terms }, context: { call, staff } }) =>
      answer(call, await changeGame(call.app, nodeId, terms, actorOf(staff))),
    ),
  orderHotGames: api.orderHotGames
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await orderHotGames(call.app, input.nodeIds, actorOf(staff))),
    ),
  brands: api.brands
    .use(reads)
    .handler(async ({ context: { call } }) => answer(call, ok({ list: await listBrands(call.app.db) }))),
  changeBrand: api.changeBrand
    .use(manages)
    .handler(async ({ input: { vassalage, ...terms }, context: { call, staff } }) =>
      answer(call, await changeBrand(call.app, vassalage, terms, actorOf(staff))),
    ),
  exportGames: api.exportGames
    .use(reads)
    .handler(async ({ context: { call } }) =>
      answer(call, ok({ csv: gamesFile(await listGameTerms(call.app.db, false)) })),
    ),
  previewGames: api.previewGames
    .use(manages)
    .handler(async ({ input, context: { call } }) => answer(call, ok(await previewGames(call.app, input.csv)))),
  importGames: api.importGames
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await importGames(call.app, input, actorOf(staff))),
    ),
  matches: api.matches.use(reads).handler(async ({ context: { call } }) => {
    const now = call.app.clock.now()
    const matches = await listMatches(call.app.db, now)
    return answer(call, ok({ list: matches.map((match) => staffMatchView(match, now)) }))
  }),
  addMatch: api.addMatch
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, shown(call, await addMatch(call.app, input, actorOf(staff)))),
    ),
  changeMatch: api.changeMatch
    .use(manages)
    .handler(async ({ input: { matchId, ...terms }, context: { call, staff } }) =>
      answer(call, shown(call, await changeMatch(call.app, matchId, terms, actorOf(staff)))),
    ),
  endMatch: api.endMatch
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, shown(call, await endMatch(call.app, input.matchId, actorOf(staff)))),
    ),
}

const shown = ({ app }: Call, outcome: Outcome<HotMatch>) =>
  outcome.ok ? ok(staffMatchView(outcome.value, app.clock.now())) : outcome

const actorOf = ({ staffId }: StaffSession) => ({ kind: 'staff', id: staffId }) as const
