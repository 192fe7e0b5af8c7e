import type { LotteryFurtherSession } from '@fairground/contract/lottery'
import { type Outcome, ok, openFurther, openLaunch, readLaunch, refuse, type Session } from '@fairground/vendor-kit'
import { kitOf, type LotteryContext } from '../context.ts'
import { findPlayerGroups, savePlayerGroups } from '../tickets/player-group.ts'

/** Redeems the launch link of a frame. */
export async function openSession(
  context: LotteryContext,
  launching: { launchToken: string; gameId: string },
): Promise<Outcome<object>> {
  const launch = await readLaunch(kitOf(context), launching)
  if (!launch.ok) return launch
  const kit = { ...kitOf(context), db: context.db }
  const opened = await openLaunch(kit, launch.value, launching.launchToken, (tx, welcome) =>
    savePlayerGroups(tx, welcome, context.clock.now()),
  )
  if (!opened.ok) return opened
  const { language, lobby_url: lobbyUrl, cashier_url: cashierUrl } = launch.value
  const groups = await findPlayerGroups(context.db, opened.value.session.playerId)
  return ok({ ...viewSession(opened.value), language, lobbyUrl, cashierUrl, groups })
}

/** Another lottery in the frame that this session is of: the wallet says whether its player may buy there. */
export async function openFurtherLottery(
  context: LotteryContext,
  from: Session,
  gameId: string,
): Promise<Outcome<LotteryFurtherSession>> {
  if (!context.houses.has(gameId) || gameId === from.gameId)
    return refuse('GAME_DISABLED', 'there is no such other lottery')
  const opened = await openFurther(kitOf(context), from, gameId)
  return opened.ok ? ok(viewSession(opened.value)) : opened
}

const viewSession = ({ token, session }: { token: string; session: Session }): LotteryFurtherSession => ({
  ...{ session: token, gameId: session.gameId, mode: session.mode, currency: session.currency },
  ...{ balanceMinor: String(session.balanceMinor), balanceVersion: session.balanceVersion },
  ...{ stakeMinorMin: String(session.stakeMinorMin), stakeMinorMax: String(session.stakeMinorMax) },
})
