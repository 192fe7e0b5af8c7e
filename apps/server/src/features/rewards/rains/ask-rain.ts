import { rainTableId } from '@fairground/contract/psw'
import { formatAmount, getCurrency } from '@fairground/money'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, type Refused, refuse, refuseField } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { findGameByCode, houseVendorId } from '../../games/catalogue/index.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish } from '../../site/wishes/index.ts'
import { costMinorMax, costMinorOf, worthMinorMax } from './rain.ts'
import { rainKind } from './rain-kind.ts'
import { addRain } from './rain-store.ts'

interface Terms {
  quantity: number
  stakeMinor: bigint
  winMinorMax: bigint
}

interface Request extends Terms {
  reason: string
  requestId: string
}

/**
 * One person asks for a rain; nothing falls yet. The same request id finds the same rain again.
 * Refusals: VALIDATION of `stake`, `winMax`; REQUEST_MISMATCH; GAME_UNAVAILABLE while the table is closed.
 */
export async function askRain(
  call: Call,
  staff: StaffSession,
  { reason, requestId, ...terms }: Request,
): Promise<Outcome<string>> {
  const { db, clock, config } = call.app
  const { currency } = config
  const game = await findGameByCode(call.app, houseVendorId, rainTableId)
  const range = game?.isOpen ? game.stakes[currency] : undefined
  if (!range) return refuse('GAME_UNAVAILABLE')
  const { quantity, stakeMinor, winMinorMax } = terms
  const payload = { currency, quantity, stakeMinor: String(stakeMinor), winMinorMax: String(winMinorMax) }
  const cost = { amountMinor: costMinorOf(terms), currency }
  return transactWhole(db, async (tx) => {
    const id = newId('ran', clock.now().getTime())
    const wish = { subject: id, payload, weight: 'always', cost, reason, requestId } as const
    const asked = await askWish(tx, { call, staff }, rainKind, wish)
    if (!asked.ok) return asked
    if (asked.value.subject !== id) return ok(asked.value.subject)
    const wrong = refusalOf(terms, { min: BigInt(range.min), max: BigInt(range.max) }, currency)
    if (wrong) return wrong
    await addRain(tx, { id, wishId: asked.value.id, currency, ...terms })
    return ok(id)
  })
}

/** A stake of the table, and no more at once than one rain may be worth or cost. */
function refusalOf(
  { quantity, stakeMinor, winMinorMax }: Terms,
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
