import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { askWish, type Caller } from '../../site/wishes/index.ts'
import { listTipRows } from './read-table-tips.ts'
import { amountIn } from './setup-amounts.ts'
import { tipPayoutKind } from './tip-payout-kind.ts'
import { placeOf, type TipPlace } from './tip-payout-store.ts'

/** As far as the studio tells of tips. */
const daysMax = 90

interface Asked extends TipPlace {
  /** What is open, as whoever asks has seen it. */
  amount: string
  reason: string
  requestId: string
}

/**
 * Asks that all open tips of a shift be marked as paid; within the threshold they are at once. Refusals: GAME_UNAVAILABLE;
 * NOT_FOUND; STATE_CONFLICT while the shift goes on, where another sum is open, or while another wish waits.
 */
export async function payTips(caller: Caller, { amount, reason, requestId, ...place }: Asked): Promise<Outcome<null>> {
  const { app } = caller.call
  const rows = await listTipRows(app, daysMax)
  if (!rows) return refuse('GAME_UNAVAILABLE')
  const row = rows.find((one) => placeOf(one) === placeOf(place))
  if (!row) return refuse('NOT_FOUND')
  const { tableId, shiftKey, currency, dealerName, given, paidMinor, openMinor } = row
  if (!row.isOver || openMinor === 0n || amountIn(currency)(`${openMinor}`) !== amount) return refuse('STATE_CONFLICT')
  const payload = {
    ...{ tableId, shiftKey, currency, dealerName, givenMinor: given },
    ...{ paidBeforeMinor: `${paidMinor}`, amountMinor: `${openMinor}` },
  }
  return transactWhole(app.db, async (tx) => {
    const wish = await askWish(tx, caller, tipPayoutKind, {
      ...{ subject: tableId, place: placeOf(row), payload, reason, requestId },
      weight: { topic: 'tips', amountMinor: openMinor, currency },
    })
    return wish.ok ? ok(null) : wish
  })
}
