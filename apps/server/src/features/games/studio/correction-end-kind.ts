import { VendorStrandedCall, VendorTableRound } from '@fairground/contract/psw'
import * as z from 'zod'
import { newId } from '../../../lib/ids.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { amountFact, countFact, defineKind, textFact } from '../../site/wishes/index.ts'
import { addAct, findAskedEnd, lockTarget } from './table-act-store.ts'

const round = VendorTableRound.shape
const call = VendorStrandedCall.shape

const Payload = z.object({
  ...{ sharedRoundId: round.sharedRoundId, tableId: round.tableId, number: round.number },
  /** As the studio told it when it was asked for. */
  calls: z.number().int(),
  codes: z.array(call.code),
  /** What players would have got more, and less, by currency. */
  sums: z.array(z.object({ currency: call.currency, up: z.string(), down: z.string() })),
})

/**
 * Gives up what the wallet did not book of a correction: the round can then be corrected again, from what its players
 * really have. The studio asks the wallet about each call first, and gives up none that was booked.
 */
export const correctionEndKind = defineKind({
  kind: 'correction-end',
  asks: 'tables.correct',
  decides: 'tables.correct',
  payload: Payload,
  actionOf: () => 'table.correction-end-',
  detailOf: (payload) => payload,
  describe: async (_reader, { payload: { tableId, number, sharedRoundId, calls, codes, sums } }) => [
    textFact('table', tableId),
    textFact('round', `#${number} · ${sharedRoundId}`),
    countFact('strandedCalls', calls),
    textFact('walletCodes', codes.join(', ')),
    ...sums.flatMap(({ currency, up, down }) => [
      amountFact('notGiven', BigInt(up), currency),
      amountFact('notTakenBack', BigInt(down), currency),
    ]),
  ],
  apply: async (tx, { payload: { sharedRoundId }, askedBy }, { at }) => {
    const wish = { kind: 'end-calls', sharedRoundId, setup: { sharedRoundId, does: 'give-up' } } as const
    await lockTarget(tx, wish)
    // One that is under way already does the same, or lets it be asked for again.
    if (await findAskedEnd(tx, sharedRoundId)) return refuse('STATE_CONFLICT')
    const actId = newId('tca', at.getTime())
    await addAct(tx, { id: actId, wish, subject: sharedRoundId, askedBy, at })
    await enqueue(tx, 'settle-table-act', { actId }, { jobKey: actId })
    return ok(null)
  },
})
