import { answer } from '../../lib/answer.ts'
import type { Call } from '../../lib/call.ts'
import { portal } from '../../lib/implement.ts'
import { ok, refuse } from '../../lib/outcome.ts'
import { findCaller, requireMember } from '../identity/index.ts'
import { artUrl } from './art-url.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { changeFavourite } from './change-favourite.ts'
import { listFavouriteIds, listFavourites, listRecent } from './favourite-store.ts'
import { findGame, type GamePage } from './game-store.ts'
import { gameView } from './game-view.ts'
import { lobbyGames, lobbyHotGames, lobbyMenus } from './lobby-lists.ts'

export const catalogueRoutes = {
  menus: portal.catalogue.menus.handler(async ({ context: { call } }) => answer(call, ok(await lobbyMenus(call.app)))),
  popular: portal.catalogue.popular.handler(async ({ input, context: { call } }) => {
    const filter = {
      gameType: input.gameType,
      brandCode: input.vassalage,
      name: input.gameName,
      classify: input.gameClassify,
    }
    const found = await lobbyGames(call.app, filter, {
      limit: input.pageSize,
      offset: (input.page - 1) * input.pageSize,
    })
    return answer(
      call,
      ok({ list: await views(call, found.games), total: found.total, pageNo: input.page, pageSize: input.pageSize }),
    )
  }),
  hotGames: portal.catalogue.hotGames.handler(async ({ input, context: { call } }) =>
    answer(call, ok(await views(call, await lobbyHotGames(call.app, input.gameType)))),
  ),
  game: portal.catalogue.game.handler(async ({ input, context: { call } }) => {
    const found = await findGame(call.app.db, input.nodeId)
    const [game] = found ? await views(call, [found]) : []
    return answer(call, game ? ok(game) : refuse('NOT_FOUND'))
  }),
  favourites: portal.catalogue.favourites.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const found = await listFavourites(call.app.db, pageOf(input, session.memberId))
    return answer(call, ok(await pageView(call, input, found)))
  }),
  recent: portal.catalogue.recent.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const found = await listRecent(call.app.db, pageOf(input, session.memberId))
    return answer(call, ok(await pageView(call, input, found)))
  }),
  addFavourite: portal.catalogue.addFavourite
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await changeFavourite(call.app, session.memberId, input.nodeId, 'add')),
    ),
  removeFavourite: portal.catalogue.removeFavourite
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await changeFavourite(call.app, session.memberId, input.nodeId, 'remove')),
    ),
}

interface PageInput {
  pageNo: number
  pageSize: number
  gameType?: string
}

const pageOf = ({ pageNo, pageSize, gameType }: PageInput, memberId: string) => ({
  memberId,
  gameType,
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
})

const pageView = async (call: Call, { pageNo, pageSize }: PageInput, { games, total }: GamePage) => ({
  list: await views(call, games),
  total,
  pageNo,
  pageSize,
})

/** Whoever is signed in sees which games are favourites; visitors see the games alone. */
async function views(call: Call, games: readonly CatalogueGame[]) {
  const caller = await findCaller(call.app, call.token)
  const favourites =
    caller && !caller.isTrial ? new Set(await listFavouriteIds(call.app.db, caller.memberId)) : undefined
  return games.map((game) => gameView(game, { language: call.language, favourites, artUrl }))
}
