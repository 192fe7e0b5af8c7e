import { rainTableId } from '@fairground/contract/psw'
import { formatAmount, getCurrency } from '@fairground/money'
import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, type Refused, refuse, refuseField } from '../../lib/outcome.ts'
import { findGameByCode, houseVendorId } from '../catalogue/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { costMinorMax, type Rain, worthMinorMax } from './rain.ts'
import { addRain, findByRequest } from './rain-store.ts'

interface Wish {
  quantity: number
  stakeMinor: bigint
  winMinorMax: bigint
  reason: string
  requestId: string
}

/**
 * One person asks for a rain; nothing falls yet. The same request id finds the same rain again.
 * Refusals: VALIDATION of `stake`, `winMax`; REQUEST_MISMATCH; GAME_UNAVAILABLE while the table is closed.
 */
export async function askRain(call: Call, staff: StaffSession, wish: Wish): Promise<Outcome<string>> {
  const { db, clock, config } = call.app
  const { currency } = config
  const game = await findGameByCode(call.app, houseVendorId, rainTableId)
  const range = game?.isOpen ? game.stakes[currency] : undefined
  if (!range) return refuse('GAME_UNAVAILABLE')
  return transact(db, async (tx) => {
    const earlier = await findByRequest(tx, staff.staffId, wish.requestId)
    if (earlier) return isSameWish(earlier, wish) ? ok(earlier.id) : refuse('REQUEST_MISMATCH')
    const wrong = refusalOf(wish, { min: BigInt(range.min), max: BigInt(range.max) }, currency)
    if (wrong) return wrong
    const now = clock.now()
    const rain: Rain = {
      ...wish,
      id: newId('ran', now.getTime()),
      currency,
      state: 'asked',
      askedBy: staff.staffId,
      askedAt: now,
      decidedBy: undefined,
      decidedAt: undefined,
      decisionReason: undefined,
      openUntil: undefined,
      tryCount: 0,
      nextAt: undefined,
      cancelledCount: undefined,
    }
    await addRain(tx, rain)
    const { quantity, stakeMinor, winMinorMax, reason } = wish
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: 'rain.asked',
      subject: rain.id,
      detail: { quantity, stakeMinor: String(stakeMinor), winMinorMax: String(winMinorMax), currency, reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(rain.id)
  })
}

const isSameWish = (earlier: Rain, wish: Wish): boolean =>
  Object.entries(wish).every(([name, value]) => earlier[name as keyof Wish] === value)

/** A stake of the table, and no more at once than one rain may be worth or cost. */
function refusalOf(
  { quantity, stakeMinor, winMinorMax }: Wish,
  range: { min: bigint; max: bigint },
  currency: string,
): Refused | undefined {
  const of = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(currency))
  const worthMax = worthMinorMax / BigInt(quantity)
  const stakeMax = worthMax < range.max ? worthMax : range.max
  const winMax = costMinorMax / BigInt(quantity)
  if (stakeMinor < range.min) return refuseField('stake', 'validation.tooSmall', { min: of(range.min) })
  if (stakeMinor > stakeMax) return refuseField('stake', 'validation.tooBig', { max: of(stakeMax) })
  if (winMinorMax < stakeMinor) return refuseField('winMax', 'validation.tooSmall', { min: of(stakeMinor) })
  if (winMinorMax > winMax) return refuseField('winMax', 'validation.tooBig', { max: of(winMax) })
  return undefined
}
