import type { OpenAnswer, OpenRequest, RoomOpenAnswer, TableOpenAnswer } from '@fairground/contract/studio'
import { getCurrency } from '@fairground/money'
import { ensurePairs, getSeedState, openFurther, openLaunch, readLaunch, type Session } from '@fairground/vendor-kit'
import type { Game } from '../catalogue/game.ts'
import type { AppContext } from '../context.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { findRoomGame } from '../rooms/games/index.ts'
import { describeRooms } from '../rooms/room-title.ts'
import { keepApart } from '../rooms/seats/apart.ts'
import { describeGame, describeShared } from './describe-game.ts'

/** Redeems a launch link: authenticate at the wallet, open our own session, and say all a frame needs to show the game. */
export async function openSession(
  context: AppContext,
  request: OpenRequest,
): Promise<Outcome<OpenAnswer | RoomOpenAnswer>> {
  const read = await readLaunch(context, request)
  if (!read.ok) return read
  const launch = read.value
  const room = findRoomGame(launch.game_id)
  const game = context.catalogue.find(launch.game_id)
  if (!room && game?.status !== 'live') return refuse('GAME_DISABLED', 'there is no such live game')
  const opened = await openLaunch(context, launch, request.launchToken, async (tx, { playerId, mode, apart }) => {
    await ensurePairs(context, tx, { playerId, mode })
    if (room && mode === 'real') await keepApart(tx, playerId, apart ?? [])
  })
  if (!opened.ok) return opened
  const { token, session } = opened.value
  const description = room
    ? ok(await describeRooms(context, session, room))
    : await describeGame(context, session, game as Game)
  if (!description.ok) return description
  return ok({
    ...description.value,
    ...(await describeSession(context, token, session)),
    language: launch.language,
    lobbyUrl: launch.lobby_url,
    cashierUrl: launch.cashier_url,
  })
}

/** Another table of the live casino, in the frame that this session is of: the wallet says whether it may be played. */
export async function openFurtherTable(
  context: AppContext,
  from: Session,
  gameId: string,
): Promise<Outcome<TableOpenAnswer>> {
  const game = context.catalogue.find(gameId)
  const isOther = game?.kind === 'shared' && game.live !== undefined && gameId !== from.gameId
  if (!isOther || game.status !== 'live') return refuse('GAME_DISABLED', 'there is no such other table')
  const opened = await openFurther(context, from, gameId)
  if (!opened.ok) return opened
  const { token, session } = opened.value
  const description = await describeShared(context, session, game)
  if (!description.ok) return description
  return ok({ ...description.value, ...(await describeSession(context, token, session)) })
}

/** Its money and seeds. */
const describeSession = async ({ db }: AppContext, token: string, session: Session) => ({
  session: token,
  mode: session.mode,
  currency: session.currency,
  currencySymbol: getCurrency(session.currency).symbol,
  balanceMinor: session.balanceMinor.toString(),
  balanceVersion: session.balanceVersion,
  seeds: await getSeedState(db, session),
})
