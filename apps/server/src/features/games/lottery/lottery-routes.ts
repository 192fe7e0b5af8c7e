import type { Lottery } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import { type Call, contentLanguage } from '../../../lib/call.ts'
import { portal } from '../../../lib/implement.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { requireAgreed, requireMember, requireSession } from '../../people/identity/index.ts'
import { getSiteRules } from '../../site/site/index.ts'
import { artUrl, shownVendor } from '../catalogue/index.ts'
import { launchGame } from '../play/index.ts'
import { prizeModeOf } from './lottery.ts'
import { type LotteryGame, listDraws, listLatestDraws, listLotteries, listPlayed } from './lottery-store.ts'

const playedMax = 20

export const lotteryRoutes = {
  menu: portal.lottery.menu.handler(async ({ input, context: { call } }) => {
    const list = await views(call, await listLotteries(call.app.db), input.language)
    const groups = Map.groupBy(list, ({ group }) => group)
    return answer(call, ok([...groups].map(([group, games]) => ({ group, displayName: group, games }))))
  }),
  recentlyPlayed: portal.lottery.recentlyPlayed
    .use(requireMember)
    .handler(async ({ context: { call, session } }) =>
      answer(call, ok(await views(call, await listPlayed(call.app.db, session.memberId, playedMax)))),
    ),
  games: portal.lottery.games.handler(async ({ input, context: { call } }) =>
    answer(call, ok(await views(call, await ofMode(call, input.prizeMode)))),
  ),
  openedOfGame: portal.lottery.openedOfGame.handler(async ({ input, context: { call } }) =>
    answer(call, ok(await listDraws(call.app.db, input.gameCode, input.limit))),
  ),
  opened: portal.lottery.opened.handler(async ({ input, context: { call } }) =>
    answer(call, ok(await listDraws(call.app.db, input.gameCode, input.limit))),
  ),
  recentResults: portal.lottery.recentResults.handler(async ({ input, context: { call } }) => {
    const { prizeMode, limit } = input
    const games = prizeMode ? await ofMode(call, prizeMode) : await listLotteries(call.app.db)
    const codes = games.map(({ gameCode }) => gameCode)
    return answer(call, ok(await listLatestDraws(call.app.db, codes, limit)))
  }),
  launchLobby: portal.lottery.launchLobby
    .use(requireSession)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const { prizeMode, gameCode, language } = input
      const games = await ofMode(call, prizeMode)
      const game = gameCode === undefined ? games[0] : games.find((one) => one.gameCode === gameCode)
      if (!game) return answer(call, refuse('GAME_UNAVAILABLE'))
      const mode = session.isTrial ? 'trial' : 'real'
      return answer(call, await launchGame(call, session, { nodeId: game.nodeId, mode, language }))
    }),
}

const ofMode = async ({ app }: Call, prizeMode: Lottery['prizeMode']): Promise<LotteryGame[]> =>
  (await listLotteries(app.db)).filter((game) => prizeModeOf(game) === prizeMode)

async function views(call: Call, games: readonly LotteryGame[], wanted?: string): Promise<Lottery[]> {
  const language = contentLanguage(call, wanted)
  const { vendorLook } = await getSiteRules(call.app)
  return games.map((game) => ({
    gameCode: game.gameCode,
    nodeId: game.nodeId,
    displayName: game.names[language] ?? game.names.en ?? game.gameCode,
    prizeMode: prizeModeOf(game),
    iconUrl: artUrl(game.tileKey),
    group: shownVendor(game.brandName, vendorLook),
  }))
}
