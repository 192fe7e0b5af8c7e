import type { OpenAnswer, OpenRequest } from '@fairground/contract/studio'
import { getCurrency } from '@fairground/money'
import { ensurePairs, getSeedState, openLaunch, readLaunch } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { describeGame } from './describe-game.ts'

/** Redeems a launch link: authenticate at the wallet, open our own session, and say all a frame needs to show the game. */
export async function openSession(context: AppContext, request: OpenRequest): Promise<Outcome<OpenAnswer>> {
  const read = await readLaunch(context, request)
  if (!read.ok) return read
  const launch = read.value
  const game = context.catalogue.find(launch.game_id)
  if (game?.status !== 'live') return refuse('GAME_DISABLED', 'there is no such live game')
  const opened = await openLaunch(context, launch, request.launchToken, (tx, { playerId, mode }) =>
    ensurePairs(context, tx, { playerId, mode }),
  )
  if (!opened.ok) return opened
  const { token, session } = opened.value
  const description = await describeGame(context, session, game)
  if (!description.ok) return description
  return ok({
    session: token,
    ...description.value,
    mode: session.mode,
    currency: session.currency,
    currencySymbol: getCurrency(session.currency).symbol,
    balanceMinor: session.balanceMinor.toString(),
    balanceVersion: session.balanceVersion,
    seeds: await getSeedState(context.db, session),
    language: launch.language,
    lobbyUrl: launch.lobby_url,
    cashierUrl: launch.cashier_url,
  })
}
