import { type Outcome, ok, openLaunch, readLaunch } from '@fairground/vendor-kit'
import { kitOf, type SportsContext } from '../context.ts'

/** Redeems the launch link of a frame. */
export async function openSession(
  context: SportsContext,
  launching: { launchToken: string; gameId: string },
): Promise<Outcome<object>> {
  const launch = await readLaunch(kitOf(context), launching)
  if (!launch.ok) return launch
  const opened = await openLaunch(kitOf(context), launch.value, launching.launchToken)
  if (!opened.ok) return opened
  const { token, session } = opened.value
  const { language, lobby_url: lobbyUrl, cashier_url: cashierUrl } = launch.value
  return ok({
    ...{ session: token, gameId: session.gameId, mode: session.mode, currency: session.currency },
    ...{ balanceMinor: String(session.balanceMinor), balanceVersion: session.balanceVersion },
    ...{ stakeMinorMin: String(session.stakeMinorMin), stakeMinorMax: String(session.stakeMinorMax) },
    ...{ language, lobbyUrl, cashierUrl },
  })
}
