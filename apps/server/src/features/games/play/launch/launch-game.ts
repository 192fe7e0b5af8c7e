import { randomUUID } from 'node:crypto'
import { isAgentType } from '@fairground/contract'
import { VendorLaunchAnswer } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import { type Tx, transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { newId, newToken } from '../../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { bringAlong } from '../../../money/vendor-wallets/index.ts'
import { getBalance, grantPlayMoney, openWallet } from '../../../money/wallet/index.ts'
import { refuseUnknown } from '../../../people/kyc/index.ts'
import { ensureRealityCheck, isStopped } from '../../../people/protection/index.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import {
  ensurePlayer,
  findGameByNode,
  findVendor,
  type GameFacts,
  isNamedRight,
  type NamedGame,
  postToVendor,
} from '../../catalogue/index.ts'
import { hasOpenRound } from '../money/round-store.ts'
import { browserOf } from './browser-of.ts'
import { type Launch, saveLaunch } from './launch-store.ts'

const launchLifeMs = 60_000
const playCurrency = 'FUN'
const playMoneyMinor = 1_000_000n

export interface LaunchingSession {
  sessionId: string
  memberId: string
  currency: string
  isTrial: boolean
  /** Of the account. */
  type: number
}

interface LaunchInput extends NamedGame {
  mode: 'real' | 'trial'
  language: string
}

interface LaunchAddress {
  launchId: string
  url: string
  openIn: 'route' | 'popup'
  expiresAt: string
}

/**
 * Asks the vendor for a one-time address of the game. A trial account plays for play money only. Refusals: TRIAL_FORBIDDEN,
 * FORBIDDEN, PLAY_STOPPED, KYC_REQUIRED, ACCOUNT_HELD, NOT_FOUND, also for a game of another vendor or category than is said, GAME_STOPPED, GAME_UNAVAILABLE.
 */
export async function launchGame(
  call: Call,
  session: LaunchingSession,
  input: LaunchInput,
): Promise<Outcome<LaunchAddress>> {
  if (session.isTrial && input.mode === 'real') return refuse('TRIAL_FORBIDDEN')
  if (isAgentType(session.type) && !(await getSiteRules(call.app)).agentMayPlay) return refuse('FORBIDDEN')
  if (input.mode === 'real' && (await isStopped(call.app.db, session.memberId, call.app.clock.now())))
    return refuse('PLAY_STOPPED')
  const unknown = await refuseUnknown(call.app, call.app.db, { ...session, act: 'play' })
  if (unknown) return unknown
  const game = await findGameByNode(call.app.db, input.nodeId)
  if (!game || !isNamedRight(input, game)) return refuse('NOT_FOUND')
  if (input.mode === 'trial' && !game.hasDemo) return refuse('GAME_UNAVAILABLE')
  const owner = { memberId: session.memberId, currency: input.mode === 'trial' ? playCurrency : session.currency }
  if (!game.isOpen && !(await hasOpenRound(call.app.db, { ...owner, ...game })))
    return refuse(game.isStopped ? 'GAME_STOPPED' : 'GAME_UNAVAILABLE')
  const token = newToken()
  if (input.mode === 'real') await ensureRealityCheck(call.app, session.memberId)
  const launch = await transact(call.app.db, (tx) => openLaunch(call, tx, { session, input, game, token }))
  if (launch.mode === 'real') await bringAlong(call.app, launch)
  const url = await askVendor(call, launch, token, input)
  if (!url) return refuse('GAME_UNAVAILABLE')
  return ok({
    launchId: launch.id,
    url,
    openIn: game.isPopup ? 'popup' : 'route',
    expiresAt: launch.expiresAt.toISOString(),
  })
}

interface OpenLaunch {
  session: LaunchingSession
  input: LaunchInput
  game: GameFacts
  token: string
}

async function openLaunch(call: Call, tx: Tx, { session, input, game, token }: OpenLaunch): Promise<Launch> {
  const { app, ip } = call
  const createdAt = app.clock.now()
  const isDemo = input.mode === 'trial'
  if (isDemo && !session.isTrial) await fillPlayPurse(tx, session.memberId)
  const launch: Launch = {
    id: newId('lch'),
    vendorId: game.vendorId,
    nodeId: game.nodeId,
    gameCode: game.gameCode,
    memberId: session.memberId,
    playerId: await ensurePlayer(tx, game.vendorId, session.memberId),
    sessionId: session.sessionId,
    mode: isDemo ? 'demo' : 'real',
    currency: isDemo ? playCurrency : session.currency,
    language: input.language,
    ip,
    browser: game.gameType === 'PVP' && !isDemo ? browserOf(call) : null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + launchLifeMs),
  }
  await saveLaunch(tx, launch, token)
  return launch
}

/** A member who tries a game gets the same play purse as a trial account, once it is empty. */
async function fillPlayPurse(tx: Tx, memberId: string): Promise<void> {
  await openWallet(tx, memberId, playCurrency)
  const { availableMinor, version } = await getBalance(tx, memberId, playCurrency)
  if (availableMinor === 0n)
    await grantPlayMoney(tx, { memberId, amountMinor: playMoneyMinor, key: `refill:${memberId}:${version}` })
}

async function askVendor(
  call: Call,
  launch: Launch,
  launchToken: string,
  input: LaunchInput,
): Promise<string | undefined> {
  const { portalUrl } = call.app.config
  const body = {
    requestId: randomUUID(),
    playerId: launch.playerId,
    gameId: launch.gameCode,
    launchToken,
    currency: launch.currency,
    language: input.language,
    device: /mobile/i.test(call.userAgent) ? 'mobile' : 'desktop',
    lobbyUrl: portalUrl,
    cashierUrl: `${portalUrl}/member/depositv2`,
    mode: launch.mode,
  }
  try {
    const { answer } = await postToVendor(call.app, { vendorId: launch.vendorId, path: '/launch', body })
    const { url } = VendorLaunchAnswer.parse(answer)
    const vendor = await findVendor(call.app.db, launch.vendorId)
    if (URL.parse(url)?.origin === vendor?.launchOrigin) return url
    call.app.log.error({ vendorId: launch.vendorId }, 'the vendor answered an address of another origin')
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    call.app.log.warn({ vendorId: launch.vendorId, err: error }, 'launch failed')
  }
  return undefined
}
