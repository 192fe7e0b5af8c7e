import type { ContractCeilings } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { type Ceiling, ceilingOf, listCeilings } from '../../rewards/margin/index.ts'
import { askWish, findOpenWish, reviewerOf, viewOpen } from '../../site/wishes/index.ts'
import { ceilingKind, isRaise } from './ceiling-kind.ts'
import { rateOf } from './contract-view.ts'

const place = 'ceilings'

interface Wanted {
  changes: readonly { kind: Ceiling['kind']; gameType: string; rate: number }[]
  reason: string
}

/** Lowers ceilings at once; to raise one needs another person. Refusals: VALIDATION, STATE_CONFLICT while a wish waits. */
export function askCeilings(call: Call, staff: StaffSession, { changes, reason }: Wanted): Promise<Outcome<null>> {
  return transactWhole(call.app.db, async (tx) => {
    const before = await listCeilings(tx)
    const wanted = changes.map(({ kind, gameType, rate }) => ({ kind, gameType, rateBp: Math.round(rate * 10_000) }))
    const stranger = wanted.find(
      ({ kind, gameType }) => !before.some((known) => known.kind === kind && known.gameType === gameType),
    )
    if (stranger) return refuseField('changes', 'validation.notKnown')
    const asked = await askWish(tx, { call, staff }, ceilingKind, {
      ...{ subject: 'contract-ceilings', payload: { changes: wanted }, place, reason },
      weight: isRaise(before, wanted) ? 'always' : 'never',
    })
    return asked.ok ? ok(null) : asked
  })
}

/** Every ceiling, with what is asked for and waits. */
export async function readCeilings({ app }: Call, staff: StaffSession): Promise<ContractCeilings> {
  const ceilings = await listCeilings(app.db)
  const wish = await findOpenWish(app.db, ceilingKind.kind, place)
  const wanted = wish ? ceilingKind.payload.parse(wish.payload).changes : []
  const viewed = ({ kind, gameType, rateBp }: Ceiling) => ({ kind, gameType, rate: rateOf(rateBp) })
  return {
    list: ceilings.map(viewed),
    wish: wish && {
      ...viewOpen(wish, { decides: ceilingKind.decides, reviewer: await reviewerOf(app, staff) }),
      changes: wanted.filter((one) => ceilingOf(ceilings, one.kind, one.gameType) !== one.rateBp).map(viewed),
    },
  }
}
