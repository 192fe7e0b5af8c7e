import type { Tx } from '../../../db/db.ts'
import { type Outcome, refuse } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { type Asked, askWish, type Caller } from './ask-wish.ts'
import { decideWish } from './decide-wish.ts'
import type { Wish } from './wish.ts'
import type { WishKind } from './wish-kind.ts'
import { findOpenWish } from './wish-store.ts'

interface Yes<Payload> {
  place: string
  /** Whether what waits there is what this person means; absent where a place takes one word only. */
  means?: (asked: Payload) => boolean
}

/**
 * One button for both people: the first yes at a place asks (or acts, within the threshold), another person's decides.
 * `askFor` reads what is asked for in the transaction. Refusals: STATE_CONFLICT while something else is asked for there, FOUR_EYES for
 * the same person again, and those of `askWish`, `decideWish` and `askFor`.
 */
export async function sayYes<Payload, Facts>(
  { call, staff }: Caller,
  kind: WishKind<Payload, Facts>,
  { place, means }: Yes<Payload>,
  askFor: (tx: Tx) => Promise<Outcome<Omit<Asked<Payload, Facts>, 'place'>>>,
): Promise<Outcome<Wish>> {
  const open = await findOpenWish(call.app.db, kind.kind, place)
  // A payload never changes: what is checked here is what is decided below.
  if (open && means && !means(kind.payload.parse(open.payload))) return refuse('STATE_CONFLICT')
  if (open?.askedBy === staff.staffId) return refuse('FOUR_EYES')
  if (open) return decideWish({ call, staff }, [kind], { wishId: open.id, isApproved: true })
  return transactWhole(call.app.db, async (tx) => {
    const asked = await askFor(tx)
    return asked.ok ? askWish(tx, { call, staff }, kind, { ...asked.value, place }) : asked
  })
}
