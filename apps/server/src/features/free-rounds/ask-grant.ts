import { formatAmount, getCurrency } from '@fairground/money'
import { type Reader, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField } from '../../lib/outcome.ts'
import { findGameByNode, findVendorMode, type GameFacts } from '../catalogue/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { type Grant, grantWinMinorMax, isSameWish, openGrantsMax, worthMinorMax } from './grant.ts'
import { addGrant, countOpen, findByRequest } from './grant-store.ts'

interface Wish {
  /** Account name or id of the member. */
  member: string
  nodeId: string
  quantity: number
  stakeMinor: bigint
  winMinorMax: bigint
  days: number
  reason: string
  requestId: string
}

/**
 * One person asks for free rounds; nobody else learns of it. The same request id finds the same grant again.
 * Refusals: VALIDATION of `member` (also when he has many already), `nodeId`, `stake`, `winMax`; REQUEST_MISMATCH.
 */
export async function askGrant(call: Call, staff: StaffSession, wish: Wish): Promise<Outcome<string>> {
  const { db, clock, config } = call.app
  const { currency } = config
  return transact(db, async (tx) => {
    const earlier = await findByRequest(tx, staff.staffId, wish.requestId)
    const memberId = await findMemberId(tx, wish.member, currency)
    if (!memberId) return refuseField('member', 'validation.unknownMember')
    const game = await findGameByNode(tx, wish.nodeId)
    const vendor = game?.isOpen ? await findVendorMode(tx, game.vendorId) : undefined
    if (!game || vendor?.walletMode !== 'single' || vendor.dialect !== 'psw')
      return refuseField('nodeId', 'validation.freeRoundGame')
    const { vendorId, gameCode } = game
    const { quantity, stakeMinor, winMinorMax, days, reason, requestId } = wish
    const asked = { memberId, vendorId, gameCode, quantity, stakeMinor, winMinorMax, days, reason }
    if (earlier) return isSameWish(earlier, asked) ? ok(earlier.id) : refuse('REQUEST_MISMATCH')
    const wrong = refusalOf(game, wish, currency)
    if (wrong) return wrong
    const now = clock.now()
    if ((await countOpen(tx, memberId, now)) >= openGrantsMax)
      return refuseField('member', 'validation.freeRoundGrants', { max: openGrantsMax })

    const grant: Grant = {
      ...asked,
      id: newId('frg', now.getTime()),
      currency,
      state: 'asked',
      requestId,
      askedBy: staff.staffId,
      askedAt: now,
      decidedBy: undefined,
      decidedAt: undefined,
      decisionReason: undefined,
      startBefore: undefined,
      tryCount: 0,
      nextAt: undefined,
      toldAt: undefined,
      cancelledCount: undefined,
    }
    await addGrant(tx, grant)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: 'free-rounds.asked',
      subject: grant.id,
      detail: { ...asked, stakeMinor: String(stakeMinor), winMinorMax: String(winMinorMax), currency },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(grant.id)
  })
}

/** A stake of the game, and no more at once than one grant may be worth or bring. */
function refusalOf({ stakes }: GameFacts, { stakeMinor, winMinorMax, quantity }: Wish, currency: string) {
  const range = stakes[currency]
  if (!range) return refuseField('nodeId', 'validation.freeRoundGame')
  const of = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(currency))
  const worthMax = worthMinorMax / BigInt(quantity)
  const stakeMax = worthMax < BigInt(range.max) ? worthMax : BigInt(range.max)
  if (stakeMinor < BigInt(range.min)) return refuseField('stake', 'validation.tooSmall', { min: of(BigInt(range.min)) })
  if (stakeMinor > stakeMax) return refuseField('stake', 'validation.tooBig', { max: of(stakeMax) })
  if (winMinorMax < stakeMinor) return refuseField('winMax', 'validation.tooSmall', { min: of(stakeMinor) })
  if (winMinorMax > grantWinMinorMax) return refuseField('winMax', 'validation.tooBig', { max: of(grantWinMinorMax) })
  return undefined
}

async function findMemberId(reader: Reader, name: string, currency: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('members')
    .select('id')
    .where('currency', '=', currency)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('id', '=', name), eb(eb.fn<string>('lower', ['account']), '=', name.toLowerCase())]))
    .executeTakeFirst()
  return row?.id
}
