import { isDeepStrictEqual } from 'node:util'
import { VendorCorrectionOrder, VendorCorrectionPlan } from '@fairground/contract/psw'
import * as z from 'zod'
import { newId } from '../../../lib/ids.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { amountFact, countFact, defineKind, keyFact, textFact } from '../../site/wishes/index.ts'
import { addAct, findAskedCorrection, lockTarget } from './table-act-store.ts'

const order = VendorCorrectionOrder.shape

const Payload = z.object({
  ...{ sharedRoundId: order.sharedRoundId, version: order.version, told: order.told },
  keepsOverpaid: order.keepsOverpaid,
  /** As the studio worked it out when it was asked for. */
  plan: VendorCorrectionPlan.omit({ items: true }),
})
type Payload = z.infer<typeof Payload>

const sideOf = ({ told, result }: Payload['plan']['before'], language: string): string =>
  [told.join(' '), language === 'vi' ? (result?.vi ?? result?.en) : result?.en].filter(Boolean).join(' · ')

const sumFacts = ({ currency, up, upBets, down, downBets, left, leftBets }: Payload['plan']['sums'][number]) => [
  amountFact('correctedUp', BigInt(up), currency),
  countFact('correctedUpBets', upBets),
  amountFact('correctedDown', BigInt(down), currency),
  countFact('correctedDownBets', downBets),
  ...(leftBets > 0
    ? [amountFact('correctedLeft', BigInt(left), currency), countFact('correctedLeftBets', leftBets)]
    : []),
]

/**
 * A paid round of a dealer's table whose result was wrong. Both people see what it changes; after the yes the studio is
 * told until it answers, and it settles every bet again.
 */
export const roundCorrectionKind = defineKind({
  kind: 'round-correction',
  asks: 'tables.correct',
  decides: 'tables.correct',
  payload: Payload,
  actionOf: () => 'table.correction-',
  detailOf: ({ plan, ...rest }) => ({ ...rest, tableId: plan.tableId, number: plan.number, sums: plan.sums }),
  describe: async (_reader, { payload: { plan, sharedRoundId, keepsOverpaid } }, _app, language) => [
    textFact('table', plan.tableId),
    textFact('round', `#${plan.number} · ${sharedRoundId}`),
    textFact('resultBefore', sideOf(plan.before, language)),
    textFact('resultAfter', sideOf(plan.after, language)),
    keyFact('overpaid', keepsOverpaid ? 'wishes.overpaidStays' : 'wishes.overpaidBack'),
    countFact('bets', plan.bets),
    ...plan.sums.flatMap(sumFacts),
  ],
  apply: async (tx, { payload, askedBy, askedByName, reason }, { at, actor, username }) => {
    const { plan: _, ...correction } = payload
    const { sharedRoundId } = correction
    const by = [
      { staffId: askedBy, name: askedByName },
      { staffId: actor.id, name: username },
    ]
    const wish = { kind: 'correct', sharedRoundId, setup: { ...correction, reason, by } } as const
    await lockTarget(tx, wish)
    const waiting = await findAskedCorrection(tx, sharedRoundId)
    // The studio has not answered to an earlier one: the same need not be told twice, and another one waits for it.
    if (waiting) return isSame(waiting.setup, correction) ? ok(null) : refuse('STATE_CONFLICT')
    const actId = newId('tca', at.getTime())
    await addAct(tx, { id: actId, wish, subject: sharedRoundId, askedBy, at })
    await enqueue(tx, 'settle-table-act', { actId }, { jobKey: actId })
    return ok(null)
  },
})

/** What is ordered, whoever asked for it and why. */
const isSame = (waiting: unknown, { version, told, keepsOverpaid }: Omit<Payload, 'plan'>): boolean =>
  isDeepStrictEqual(Payload.pick({ version: true, told: true, keepsOverpaid: true }).parse(waiting), {
    ...{ version, told, keepsOverpaid },
  })
