import type { PswCode, VendorLaunch } from '@fairground/contract/psw'
import { hashOfToken } from '../lib/secret-box.ts'
import { saveLaunch } from '../sessions/launch-store.ts'
import type { VendorKit } from '../vendor-kit.ts'

const launchLifeMs = 60_000

type LaunchRefusal = { ok: false; code: PswCode; message: string }
type Launched = { ok: true; url: string } | LaunchRefusal

export interface LaunchRules {
  /** Why a game cannot be launched so: it is not there, not open, or not played in this money. */
  refusalOf(launch: VendorLaunch): LaunchRefusal | undefined
  /** The frame's address. */
  urlOf(gameId: string, launchToken: string): string
}

/** Remembers the launch and answers the frame's address, which lives 60 seconds; the token in it is stored as a hash. */
export async function launchGame(context: VendorKit, launch: VendorLaunch, rules: LaunchRules): Promise<Launched> {
  const refusal = rules.refusalOf(launch)
  if (refusal) return refusal
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
  return { ok: true, url: rules.urlOf(launch.gameId, launch.launchToken) }
}

/** The frame sends players and messages to these addresses, so they must be the portal's own. */
function isPortalPage(context: VendorKit, address: string): boolean {
  const url = URL.parse(address)
  return url !== null && context.config.portalOrigins.includes(url.origin)
}
