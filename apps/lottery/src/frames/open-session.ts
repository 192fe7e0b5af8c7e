import { type Outcome, ok, openLaunch, readLaunch } from '@fairground/vendor-kit'
import { kitOf, type LotteryContext } from '../context.ts'

/** Redeems the launch link of a frame. */
export async function openSession(
  context: LotteryContext,
  launching: { launchToken: string; gameId: string },
): Promise<Outcome<object>> {
  const launch = await readLaunch(kitOf(context), launching)
  if (!launch.ok) return launch
  const opened = await openLaunch(kitOf(context), launch.value, launching.launchToken)
  if (!opened.ok) return opened
  const { token, session } = opened.value
  const { gameId, balanceMinor, balanceVersion, stakeMinorMin, stakeMinorMax, currency, mode } = session
  return ok({
    ...{ session: token, gameId, mode, currency, balanceVersion, balanceMinor: String(balanceMinor) },
    ...{ stakeMinorMin: String(stakeMinorMin), stakeMinorMax: String(stakeMinorMax) },
    ...{ language: launch.value.language, lobbyUrl: launch.value.lobby_url },
    cashierUrl: launch.value.cashier_url,
  })
}
