import { areInOneHand } from '../../../lib/one-hand.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { type Caller, decidedBy, recordWish, wordOf } from './ask-wish.ts'
import { decide, type Wish } from './wish.ts'
import type { AnyWishKind } from './wish-kind.ts'
import { findWish, lockWish, saveDecided } from './wish-store.ts'

export interface WishDecision {
  wishId: string
  isApproved: boolean
  reason?: string | undefined
}

/**
 * A second person's yes or no, or the asker's withdrawal: the wish is locked, then decided, then it comes true, in one
 * transaction. Refusals: NOT_FOUND for a wish of other kinds, FORBIDDEN, STATE_CONFLICT, FOUR_EYES, and those of the kind,
 * after which the wish waits on.
 */
export async function decideWish(
  { call, staff }: Caller,
  kinds: readonly AnyWishKind[],
  { wishId, isApproved, reason }: WishDecision,
): Promise<Outcome<Wish>> {
  const seen = await findWish(call.app.db, wishId)
  const kind = kinds.find((one) => one.kind === seen?.kind)
  if (!seen || !kind) return refuse('NOT_FOUND')
  const facts =
    isApproved && seen.state === 'asked' ? await kind.gather?.(call.app, kind.payload.parse(seen.payload)) : undefined
  return transactWhole(call.app.db, async (tx) => {
    const locked = await lockWish(tx, wishId)
    if (!locked) return refuse('NOT_FOUND')
    const wish = { ...locked, payload: kind.payload.parse(locked.payload) }
    const isOwn = wish.askedBy === staff.staffId
    if (!isOwn && !staff.permissions.includes(kind.decides)) return refuse('FORBIDDEN')
    const state = decide(wish, { staffId: staff.staffId, isApproved })
    if (!state.ok) return state
    const word = wordOf(call, staff)
    if (isApproved && (await areInOneHand(tx, wish.askedBy, staff.staffId, word.at))) return refuse('FOUR_EYES')
    const decided: Wish = { ...wish, ...decidedBy(staff, word), state: state.value, decisionReason: reason }
    await saveDecided(tx, decided)
    await recordWish(tx, kind, decided, word)
    if (!isApproved) {
      await kind.rejected?.(tx, decided, word)
      return ok(decided)
    }
    const applied = await kind.apply(tx, decided, word, facts)
    return applied.ok ? ok(decided) : applied
  })
}
