import { formatAmount, getCurrency } from '@fairground/money'
import type { Reader } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { findGameByNode, findVendorMode, type GameFacts } from '../../games/catalogue/index.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish } from '../../site/wishes/index.ts'
import { grantWinMinorMax, openGrantsMax, worthMinorMax } from './grant.ts'
import { freeRoundKind } from './grant-kind.ts'
import { addGrant, countOpen } from './grant-store.ts'

interface Request {
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
export async function askGrant(call: Call, staff: StaffSession, request: Request): Promise<Outcome<string>> {
  const { db, clock, config } = call.app
  const { currency } = config
  return transactWhole(db, async (tx) => {
    const memberId = await findMemberId(tx, request.member, currency)
    if (!memberId) return refuseField('member', 'validation.unknownMember')
    const game = await findGameByNode(tx, request.nodeId)
    const vendor = game?.isOpen ? await findVendorMode(tx, game.vendorId) : undefined
    if (!game || vendor?.walletMode !== 'single' || vendor.dialect !== 'psw')
      return refuseField('nodeId', 'validation.freeRoundGame')
    const now = clock.now()
    const { vendorId, gameCode } = game
    const { quantity, stakeMinor, winMinorMax, days, reason, requestId } = request
    const id = newId('frg', now.getTime())
    const place = { memberId, vendorId, gameCode, currency }
    const payload = { ...place, quantity, stakeMinor: String(stakeMinor), winMinorMax: String(winMinorMax), days }
    const cost = { amountMinor: winMinorMax, currency }
    const wish = { subject: id, payload, weight: 'always', cost, reason, requestId } as const
    const asked = await askWish(tx, { call, staff }, freeRoundKind, wish)
    if (!asked.ok) return asked
    if (asked.value.subject !== id) return ok(asked.value.subject)
    const wrong = refusalOf(game, request, currency)
    if (wrong) return wrong
    if ((await countOpen(tx, memberId, now)) >= openGrantsMax)
      return refuseField('member', 'validation.freeRoundGrants', { max: openGrantsMax })
    await addGrant(tx, { id, wishId: asked.value.id, ...place, quantity, stakeMinor, winMinorMax, days })
    return ok(id)
  })
}

/** A stake of the game, and no more at once than one grant may be worth or bring. */
function refusalOf({ stakes }: GameFacts, { stakeMinor, winMinorMax, quantity }: Request, currency: string) {
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
