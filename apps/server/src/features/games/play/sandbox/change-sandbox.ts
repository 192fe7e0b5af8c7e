import type { PswSandboxChange, PswSandboxRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { type Tx, transact } from '../../../../db/db.ts'
import { logOutTestMember, saveTestStatus } from '../../../people/members/index.ts'
import { savePlayLimits } from '../../../people/protection/index.ts'
import {
  addVendorKey,
  changeVendorBudget,
  changeVendorLimits,
  changeVendorStatus,
  openGame,
  retireVendorKey,
} from '../../catalogue/index.ts'
import { findHeldAdjustment } from '../adjustments/adjustment-store.ts'
import { settleHeldAdjustment } from '../adjustments/settle-held-adjustment.ts'
import { saveKeptOutPlayer, slideGameSessions } from '../launch/game-session-store.ts'
import { saveLaunchEnded } from '../launch/launch-store.ts'
import { findTestPlayer } from '../launch/player-store.ts'
import { saveTransactionAge } from '../money/transaction-store.ts'
import { saveCampaign } from '../prizes/campaign-store.ts'
import { releaseJackpot } from '../prizes/release-jackpot.ts'
import { saveFreeRounds, saveFreeRoundsCancelled } from '../prizes/vendor-grant-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { reconcileVendor } from '../reconciliation/reconcile-vendor.ts'
import { payIntoTest } from '../test-player.ts'
import { changeSandboxMode, moveSandboxMoney } from './sandbox-wallets.ts'

interface Target {
  vendorId: string
  playerId: string
  memberId: string
  currency: string
  now: Date
}

type Change<Kind extends PswSandboxChange['kind']> = Extract<PswSandboxChange, { kind: Kind }>

/** `sandbox/change`: does to a test player what life does to others. */
export async function changeSandbox(
  context: AppContext,
  { vendorId }: SignedVendor,
  { playerId, change }: PswSandboxRequest<'sandbox/change'>,
): Promise<PswOutcome> {
  const memberId = await findTestPlayer(context.db, vendorId, playerId)
  if (memberId === undefined) return { code: 'PLAYER_BLOCKED' }
  const vendorOutcome = await changeVendor(context, vendorId, change)
  if (vendorOutcome) return vendorOutcome
  if (change.kind === 'wallet-transfer') return moveSandboxMoney(context, { vendorId, memberId }, change)
  const target = { vendorId, playerId, memberId, currency: context.config.currency, now: context.clock.now() }
  const isDone = await transact(context.db, (tx) => changePlayer(tx, target, change))
  return { code: 'OK', sandbox: { isDone } }
}

/** Undefined when the change is one of a player. */
async function changeVendor(
  context: AppContext,
  vendorId: string,
  change: PswSandboxChange,
): Promise<PswOutcome | undefined> {
  const actor = { kind: 'vendor', id: vendorId } as const
  if (change.kind === 'vendor') await changeVendorStatus(context, vendorId, { status: change.status }, actor)
  else if (change.kind === 'game')
    await transact(context.db, (tx) => openGame(tx, vendorId, change.gameId, change.isOpen))
  else if (change.kind === 'wallet-mode') return changeSandboxMode(context, vendorId, change)
  else if (change.kind === 'read-feed') await reconcileVendor(context, vendorId)
  else if (change.kind === 'budget') await changeVendorBudget(context, vendorId, budgetOf(change), actor)
  else if (change.kind === 'vendor-limits') {
    const { currency } = context.config
    await transact(context.db, (tx) =>
      changeVendorLimits(tx, vendorId, { currency, limits: vendorLimitsOf(change) }, actor),
    )
  } else if (change.kind === 'release-jackpot') {
    const person = { kind: 'vendor', id: `${vendorId}:${change.person}` } as const
    const { transactionId } = change
    const released = await releaseJackpot(context, { vendorId, transactionId, actor: person })
    return { code: 'OK', sandbox: { isDone: released.ok } }
  } else if (change.kind === 'add-key') {
    const key = await addVendorKey(context, vendorId, actor)
    return { code: 'OK', sandbox: { isDone: key !== undefined, keyId: key?.keyId, secret: key?.secret } }
  } else if (change.kind === 'retire-key')
    return { code: 'OK', sandbox: { isDone: await retireVendorKey(context, vendorId, change.keyId, actor) } }
  else return undefined
  return { code: 'OK', sandbox: { isDone: true } }
}

/** False when there was nothing to change. */
async function changePlayer(tx: Tx, target: Target, change: PswSandboxChange): Promise<boolean> {
  const { vendorId, memberId, currency, now } = target
  switch (change.kind) {
    case 'deposit':
      await payIntoTest(tx, { vendorId, memberId, currency, amountMinor: BigInt(change.amount) })
      return true
    case 'log-out':
      await logOutTestMember(tx, memberId, now)
      return true
    case 'block':
    case 'unblock':
      await saveTestStatus(tx, memberId, change.kind === 'block' ? 'suspended' : 'active')
      return true
    case 'end-session':
      await slideGameSessions(tx, [{ sessionToken: change.sessionToken, expiresAt: now }], now)
      return true
    case 'end-launch':
      return saveLaunchEnded(tx, target, change.launchToken)
    case 'age':
      return saveTransactionAge(tx, target, change)
    case 'limits':
      await savePlayLimits(tx, memberId, limitsOf(change, now))
      return true
    case 'place':
      await saveKeptOutPlayer(tx, target.playerId, change.isKeptOut ? now : null)
      return true
    case 'campaign':
      await saveCampaign(tx, { vendorId, campaignId: change.campaignId }, { currency, ...sandboxTerms })
      return true
    case 'free-rounds':
      return saveFreeRounds(tx, vendorId, freeRoundsOf(target, change), now)
    case 'settle-adjust': {
      const held = await findHeldAdjustment(tx, vendorId, change.transactionId)
      return held?.memberId === memberId && (await settleHeldAdjustment(tx, { vendorId, ...change, now })).ok
    }
    case 'cancel-free-rounds':
      return saveFreeRoundsCancelled(tx, vendorId, change.freeRoundsId, now)
    default:
      return false
  }
}

/** Of play money: no case of the suite comes near. */
const sandboxTerms = { budgetMinor: 1_000_000_000_000n, memberMaxMinor: 1_000_000_000_000n }

const budgetOf = ({ callsPerSecond, playerCallsPerSecond }: Change<'budget'>) => ({
  callsPerSecondMax: callsPerSecond,
  playerCallsPerSecondMax: playerCallsPerSecond,
})

const minorOf = (amount: string | null): bigint | null => (amount === null ? null : BigInt(amount))

const vendorLimitsOf = ({ stakeMax, winMax, jackpotHold, adjustHold = null }: Change<'vendor-limits'>) => ({
  stakeMinorMax: minorOf(stakeMax),
  winMinorMax: minorOf(winMax),
  jackpotHeldMinor: minorOf(jackpotHold),
  adjustHeldMinor: minorOf(adjustHold),
})

const secondsToMs = (seconds: number | null | undefined) => (seconds ? seconds * 1_000 : seconds)

const limitsOf = (limits: Change<'limits'>, now: Date) => ({
  ...(limits.excludedSeconds !== undefined && {
    excluded_until: new Date(now.getTime() + limits.excludedSeconds * 1_000),
  }),
  ...(limits.lossMax !== undefined && { loss_day: limits.lossMax }),
  ...(limits.wagerMax !== undefined && { stake_day: limits.wagerMax }),
  ...(limits.sessionSecondsMax !== undefined && { time_once: secondsToMs(limits.sessionSecondsMax) }),
  ...(limits.realityCheckSeconds !== undefined && {
    reality_check_ms: limits.realityCheckSeconds === 0 ? 1 : secondsToMs(limits.realityCheckSeconds),
  }),
  ...(limits.isRealityConfirmed && { reality_confirmed_at: now }),
})

const freeRoundsOf = ({ playerId }: Target, grant: Change<'free-rounds'>) => ({
  ...{ freeRoundsId: grant.freeRoundsId, playerId, gameCodes: grant.gameIds, currency: grant.currency },
  ...{ quantity: grant.quantity, remaining: grant.quantity, stakeMinor: BigInt(grant.stake) },
  ...{ winMinorMax: BigInt(grant.winMax), wonMinor: 0n, cancelledAt: null },
  startBefore: new Date(grant.startBefore),
  consumeBefore: new Date(grant.consumeBefore),
})
