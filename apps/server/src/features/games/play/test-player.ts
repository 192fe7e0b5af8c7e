import type { PswSandboxRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { newId, newToken } from '../../../lib/ids.ts'
import { creditDeposit, grantPlayMoney, openWallet } from '../../money/wallet/index.ts'
import { openTestMember, openTestSession } from '../../people/members/index.ts'
import { ensurePlayer, findGameByCode, type GameFacts } from '../catalogue/index.ts'
import { saveLaunch } from './launch/launch-store.ts'
import { findTestPlayer } from './launch/player-store.ts'
import type { PswOutcome, SignedVendor } from './protocol/psw-outcome.ts'

const launchLifeMs = 60_000

interface Opening {
  vendorId: string
  game: GameFacts
  memberId: string
  isDemo: boolean
  now: Date
}

/** `sandbox/player`: somebody to play, known to this vendor alone. */
export async function openTestPlayer(
  context: AppContext,
  { vendorId }: SignedVendor,
  { gameId, balance, mode }: PswSandboxRequest<'sandbox/player'>,
): Promise<PswOutcome> {
  const game = await findGameByCode(context, vendorId, gameId)
  if (!game) return { code: 'GAME_DISABLED' }
  const now = context.clock.now()
  return transact(context.db, async (tx) => {
    const memberId = await openTestMember(context, tx, vendorId)
    const opening = { vendorId, game, memberId, isDemo: mode === 'demo', now }
    await fillPurse(context, tx, opening, BigInt(balance))
    return openLaunch(context, tx, opening)
  })
}

async function fillPurse(
  { config }: AppContext,
  tx: Tx,
  { vendorId, memberId, isDemo }: Opening,
  amountMinor: bigint,
): Promise<void> {
  const currency = isDemo ? 'FUN' : config.currency
  await openWallet(tx, memberId, currency)
  if (amountMinor === 0n) return
  if (isDemo) await grantPlayMoney(tx, { memberId, amountMinor, key: `test:${memberId}` })
  else await payIntoTest(tx, { vendorId, memberId, currency, amountMinor })
}

interface TestDeposit {
  vendorId: string
  memberId: string
  currency: string
  amountMinor: bigint
}

/** Money of the sandbox for a test player. */
export const payIntoTest = (tx: Tx, { vendorId, ...deposit }: TestDeposit): Promise<void> =>
  creditDeposit(tx, {
    ...deposit,
    depositId: newId('dep'),
    source: 'sandbox',
    actor: { kind: 'vendor', id: vendorId },
  })

/** `sandbox/launch`: the player opens a game once more. */
export async function launchTestPlayer(
  context: AppContext,
  { vendorId }: SignedVendor,
  { playerId, gameId, mode }: PswSandboxRequest<'sandbox/launch'>,
): Promise<PswOutcome> {
  const game = await findGameByCode(context, vendorId, gameId)
  const memberId = await findTestPlayer(context.db, vendorId, playerId)
  if (!game || memberId === undefined) return { code: game ? 'PLAYER_BLOCKED' : 'GAME_DISABLED' }
  const opening = { vendorId, game, memberId, isDemo: mode === 'demo', now: context.clock.now() }
  return transact(context.db, (tx) => openLaunch(context, tx, opening))
}

async function openLaunch(
  { config }: AppContext,
  tx: Tx,
  { vendorId, game, memberId, isDemo, now }: Opening,
): Promise<PswOutcome> {
  const [launchToken, playerId] = [newToken(), await ensurePlayer(tx, vendorId, memberId)]
  const launch = {
    ...{ id: newId('lch'), vendorId, nodeId: game.nodeId, gameCode: game.gameCode, memberId, playerId },
    sessionId: await openTestSession(tx, memberId, now),
    mode: isDemo ? ('demo' as const) : ('real' as const),
    currency: isDemo ? 'FUN' : config.currency,
    language: 'en',
    ...{ ip: null, browser: null },
    createdAt: now,
    expiresAt: new Date(now.getTime() + launchLifeMs),
  }
  await saveLaunch(tx, launch, launchToken)
  return { code: 'OK', playerId, currency: launch.currency, mode: launch.mode, sandbox: { launchToken } }
}
