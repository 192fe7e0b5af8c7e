import type { Tx } from '../../db/db.ts'
import { type Outcome, refuse } from '../../lib/outcome.ts'
import { transactWhole } from '../../lib/transact-whole.ts'
import { type Asked, askWish, type Caller } from './ask-wish.ts'
import { decideWish } from './decide-wish.ts'
import type { Wish } from './wish.ts'
import type { WishKind } from './wish-kind.ts'
import { findOpenWish } from './wish-store.ts'

/**
 * One button for both people: the first yes at a place asks (or acts, within the threshold), another person's decides.
 * `askFor` reads what is asked for in the transaction. Refusals: FOUR_EYES for the same person again, and those of
 * `askWish`, `decideWish` and `askFor`.
 */
export async function sayYes<Payload, Facts>(
  { call, staff }: Caller,
  kind: WishKind<Payload, Facts>,
  place: string,
  askFor: (tx: Tx) => Promise<Outcome<Omit<Asked<Payload, Facts>, 'place'>>>,
): Promise<Outcome<Wish>> {
  const open = await findOpenWish(call.app.db, kind.kind, place)
  if (open?.askedBy === staff.staffId) return refuse('FOUR_EYES')
  if (open) return decideWish({ call, staff }, [kind], { wishId: open.id, isApproved: true })
  return transactWhole(call.app.db, async (tx) => {
    const asked = await askFor(tx)
    return asked.ok ? askWish(tx, { call, staff }, kind, { ...asked.value, place }) : asked
  })
}
