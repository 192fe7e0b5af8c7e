import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  ensurePairs,
  framePageHeaders,
  getBalance,
  getSeedState,
  ok,
  openLaunch,
  openRoute,
  parseInput,
  playerRoute,
  readLaunch,
  rotateSeeds,
  runVendor,
  serveFolder,
  startVendor,
} from '@fairground/vendor-kit'
import * as z from 'zod'
import { type CoinKit, type CoinSchema, coinGame, viewRounds } from './coin-game.ts'
import { CoinBet, endsOfRound, getRound, playCoin } from './play-coin.ts'

const folder = path.join(import.meta.dirname, '..')
const Opening = z.object({ launchToken: z.string().max(256), gameId: z.literal(coinGame.gameId) })
const openStates = ['betting', 'presenting'] as const

await runVendor(() =>
  startVendor<CoinSchema>({
    env: process.env,
    settings: { port: 'COIN_PORT', url: 'COIN_URL' },
    storage: {
      ...{ schema: 'coin', role: 'fairground_coin', hasKitTables: true },
      migrations: path.join(folder, 'migrations'),
    },
    name: 'coin',
    framePrefix: '/coin/',
    endsOf: (kit) => async (call) => endsOfRound(kit, await getRound(kit, call.round_id)),
    portalSide: (kit) => ({
      listGames: () => ({ games: [coinGame], nextCursor: null }),
      launch: {
        refusalOf: ({ gameId }) =>
          gameId === coinGame.gameId
            ? undefined
            : { ok: false, code: 'GAME_DISABLED', message: 'gameId: no such game' },
        urlOf: (gameId, token) => `${kit.config.url}/play/${gameId}?launchToken=${encodeURIComponent(token)}`,
      },
      async findRound(roundId) {
        const rounds = await kit.db.selectFrom('rounds').selectAll().where('round_id', '=', roundId).execute()
        return (await viewRounds(kit, rounds))[0]
      },
      listOpenRounds: async (after, limit) => viewRounds(kit, await openRounds(kit, after, limit)),
      // Nothing of this game waits for its player: a toss is over with its bet.
      listOpenRoundsOf: async () => [],
    }),
    frameRoutes(app, kit) {
      app.post(
        '/coin/sessions',
        openRoute(async ({ body }) => {
          const input = parseInput(Opening, body)
          if (!input.ok) return input
          const launch = await readLaunch(kit, input.value)
          if (!launch.ok) return launch
          const opened = await openLaunch(kit, launch.value, input.value.launchToken, (tx, owner) =>
            ensurePairs(kit, tx, owner),
          )
          if (!opened.ok) return opened
          const { token, session } = opened.value
          const { language, lobby_url: lobbyUrl } = launch.value
          const [stakeMinor, balanceMinor] = [String(session.stakeMinorMin), String(session.balanceMinor)]
          const { currency } = session
          return ok({ session: token, currency, stakeMinor, balanceMinor, language, lobbyUrl })
        }),
      )
      app.post(
        '/coin/bets',
        playerRoute(kit, async ({ session, request }) => {
          const input = parseInput(CoinBet, request.body)
          return input.ok ? playCoin(kit, session, input.value) : input
        }),
      )
      app.get(
        '/coin/balance',
        playerRoute(kit, ({ session }) => getBalance(kit, session)),
      )
      app.get(
        '/coin/seeds',
        playerRoute(kit, async ({ session }) => ok(await getSeedState(kit.db, session))),
      )
      const hasOpenRound = async () => false
      app.post(
        '/coin/seeds/rotate',
        playerRoute(kit, ({ session }) => rotateSeeds(kit, session, { hasOpenRound })),
      )
    },
    async pages(app, { config }) {
      const page = readFileSync(path.join(folder, 'page/index.html'), 'utf8')
      app.get(`/play/${coinGame.gameId}`, async (_request, reply) =>
        reply.headers(framePageHeaders(config.portalOrigins)).type('text/html; charset=utf-8').send(page),
      )
      await serveFolder(app, {
        ...{ root: path.join(folder, 'page/assets'), prefix: '/assets/', resourcePolicy: 'same-origin' },
        hasHashedNames: false,
      })
    },
  }),
)

const openRounds = ({ db }: CoinKit, after: string, limit: number) =>
  db
    .selectFrom('rounds')
    .selectAll()
    .where('round_id', '>', after)
    .where((eb) =>
      eb.or([
        eb('state', 'in', openStates),
        eb(
          'round_id',
          'in',
          eb.selectFrom('wallet_calls').select('round_id').where('state', 'in', ['pending', 'exception']),
        ),
      ]),
    )
    .orderBy('round_id')
    .limit(limit)
    .execute()
