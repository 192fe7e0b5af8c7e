import type { PswCode, VendorLaunch } from '@fairground/contract/psw'
import { frameUrl } from '@fairground/contract/studio'
import { hasStakes } from '../catalogue/stake-range.ts'
import type { AppContext } from '../context.ts'
import { hashOfToken } from '../lib/secret-box.ts'
import { saveLaunch } from '../sessions/launch-store.ts'

const launchLifeMs = 60_000

type Launched = { ok: true; url: string } | { ok: false; code: PswCode; message: string }

/** Remembers the launch and answers the frame's address, which lives 60 seconds; the token in it is stored as a hash. */
export async function launchGame(context: AppContext, launch: VendorLaunch): Promise<Launched> {
  const game = context.catalogue.find(launch.gameId)
  if (game?.status !== 'live') return { ok: false, code: 'GAME_DISABLED', message: 'gameId: no live game' }
  if (!hasStakes(game, launch.currency)) {
    return { ok: false, code: 'CURRENCY_MISMATCH', message: 'currency: the game has no stakes in it' }
  }
  const foreign = [launch.lobbyUrl, launch.cashierUrl].find((url) => !isPortalPage(context, url))
  if (foreign !== undefined)
    return { ok: false, code: 'BAD_REQUEST', message: `${foreign} is not a page of PORTAL_ORIGIN` }
  await saveLaunch(context.db, {
    token_hash: hashOfToken(launch.launchToken),
    player_id: launch.playerId,
    game_id: launch.gameId,
    currency: launch.currency,
    mode: launch.mode,
    language: launch.language,
    device: launch.device,
    lobby_url: launch.lobbyUrl,
    cashier_url: launch.cashierUrl,
    expires_at: new Date(context.clock.now().getTime() + launchLifeMs),
  })
  return { ok: true, url: frameUrl(context.config.gamesUrl, launch.gameId, launch.launchToken) }
}

/** The frame sends players and messages to these addresses, so they must be the portal's own. */
function isPortalPage(context: AppContext, address: string): boolean {
  const url = URL.parse(address)
  return url !== null && context.config.portalOrigins.includes(url.origin)
}
