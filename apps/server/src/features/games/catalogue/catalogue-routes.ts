import { formatAmount, getCurrency } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import { type Call, contentLanguage } from '../../../lib/call.ts'
import { portal } from '../../../lib/implement.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { findCaller, requireMember, requireSession } from '../../people/identity/index.ts'
import { getSiteRules } from '../../site/site/index.ts'
import { artUrl } from './art-url.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { changeFavourite } from './change-favourite.ts'
import { favouritesMax, listFavouriteIds, listFavourites, listRecent } from './favourite-store.ts'
import { filterOf, type GameQuestion, pageOf } from './game-filter.ts'
import type { GamePage } from './game-list-store.ts'
import { findGameSheet } from './game-sheet-store.ts'
import { gameSheetView } from './game-sheet-view.ts'
import { gameView, type Viewer } from './game-view.ts'
import { hotMatchView } from './hot-match-view.ts'
import { listVendors, listVendorTypes } from './list-vendors.ts'
import { listWaitingRounds } from './list-waiting-rounds.ts'
import { lobbyGames, lobbyHotGames, lobbyMatches, lobbyMenus, lobbyMiniGame } from './lobby-lists.ts'
import type { FoundGames } from './search-games.ts'

/** Client type of the web; the other clients of the platform before have no games here. */
const webClient = 3
/** Longer than a bet and its win are apart, and a player needs to come back. */
const underWayMs = 15_000
const nothing: FoundGames = { games: [], total: 0, isCut: false }

export const catalogueRoutes = {
  menus: portal.catalogue.menus.handler(async ({ context: { call } }) => answer(call, ok(await lobbyMenus(call.app)))),
  popular: portal.catalogue.popular.handler(async ({ input, context: { call } }) =>
    answer(call, ok(await listView(call, input, await find(call, input)))),
  ),
  gameList: portal.catalogue.gameList.use(requireSession).handler(async ({ input, context: { call } }) => {
    const { merchant } = await getSiteRules(call.app)
    const isOurs = input.clientType === webClient && (input.merchant ?? merchant) === merchant
    const found = isOurs ? await find(call, input) : nothing
    return answer(call, ok(await listView(call, input, found, input.language)))
  }),
  vendors: portal.catalogue.vendors
    .use(requireSession)
    .handler(async ({ input, context: { call } }) => answer(call, ok(await listVendors(call.app, input.gameType)))),
  vendorTypes: portal.catalogue.vendorTypes
    .use(requireSession)
    .handler(async ({ input, context: { call } }) => answer(call, ok(await listVendorTypes(call, input.vassalage)))),
  hotGames: portal.catalogue.hotGames.handler(async ({ input, context: { call } }) =>
    answer(call, ok(await views(call, await lobbyHotGames(call.app, input.gameType)))),
  ),
  game: portal.catalogue.game.handler(async ({ input, context: { call } }) => {
    const game = await findGameSheet(call.app.db, input.nodeId, siteDay(call.app))
    if (!game) return answer(call, refuse('NOT_FOUND'))
    return answer(call, ok(gameSheetView(game, await viewerOf(call), call.app.config.currency)))
  }),
  miniGame: portal.catalogue.miniGame.handler(async ({ context: { call } }) => {
    const game = await lobbyMiniGame(call.app)
    return answer(call, ok(game ? gameView(game, await viewerOf(call)) : null))
  }),
  favouriteGames: portal.catalogue.favouriteGames
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => {
      const asked = { memberId: session.memberId, gameType: input.gameType, limit: favouritesMax, offset: 0 }
      return answer(call, ok(await views(call, (await listFavourites(call.app.db, asked)).games)))
    }),
  favourites: portal.catalogue.favourites.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const found = await listFavourites(call.app.db, memberPage(input, session.memberId))
    return answer(call, ok(await pageView(call, input, found)))
  }),
  recent: portal.catalogue.recent.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const found = await listRecent(call.app.db, memberPage(input, session.memberId))
    return answer(call, ok(await pageView(call, input, found)))
  }),
  openRounds: portal.catalogue.openRounds.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { clock, config } = call.app
    const openedBefore = new Date(clock.now().getTime() - underWayMs)
    const { memberId } = session
    const rounds = await listWaitingRounds(call.app, { memberId, currency: config.currency, openedBefore })
    const viewer = await viewerOf(call)
    const money = (minor: bigint) => formatAmount(minor, getCurrency(config.currency))
    return answer(
      call,
      ok(
        rounds.map(({ roundId, game, stakeMinor, openedAt }) => ({
          roundId,
          game: gameView(game, viewer),
          stake: money(stakeMinor),
          openedAt: openedAt.toISOString(),
        })),
      ),
    )
  }),
  addFavourite: portal.catalogue.addFavourite
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await changeFavourite(call.app, session.memberId, input, 'add')),
    ),
  removeFavourite: portal.catalogue.removeFavourite
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await changeFavourite(call.app, session.memberId, input, 'remove')),
    ),
  hotMatches: portal.catalogue.hotMatches.handler(async ({ context: { call } }) => {
    const now = call.app.clock.now()
    return answer(call, ok((await lobbyMatches(call.app)).map((match) => hotMatchView(match, now))))
  }),
}

const find = ({ app }: Call, asked: GameQuestion) =>
  lobbyGames(app, filterOf(asked, app.config.currency), pageOf(asked))

const listView = async (call: Call, { page, pageSize }: GameQuestion, found: FoundGames, language?: string) => ({
  list: await views(call, found.games, language),
  total: found.total,
  isCut: found.isCut,
  pageNo: page,
  pageSize,
})

interface PageInput {
  pageNo: number
  pageSize: number
  gameType?: string
}

const memberPage = ({ pageNo, pageSize, gameType }: PageInput, memberId: string) => ({
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

async function views(call: Call, games: readonly CatalogueGame[], language?: string) {
  const viewer = await viewerOf(call, language)
  return games.map((game) => gameView(game, viewer))
}

/** Whoever is signed in sees which games are favourites; visitors see the games alone. */
async function viewerOf(call: Call, wanted?: string): Promise<Viewer> {
  const language = contentLanguage(call, wanted)
  const caller = await findCaller(call.app, call.token)
  const favourites =
    caller && !caller.isTrial ? new Set(await listFavouriteIds(call.app.db, caller.memberId)) : undefined
  const { vendorLook } = await getSiteRules(call.app)
  return { language, favourites, artUrl, vendorLook }
}
