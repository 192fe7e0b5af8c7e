import type { PoolMove } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { PoolName } from '../../money/wallet/index.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { findWish, listOpenWishes, reviewerOf, viewOpen, type Wish } from '../../site/wishes/index.ts'
import { fromOf, jackpotMoveKind, MovePayload } from './jackpot-move-kind.ts'
import { findMove, listOrdered } from './jackpot-move-store.ts'

export interface OpenMove {
  from: PoolName
  move: PoolMove
}

/** Moves that wait for a second person or for the vendor, as this person sees them. */
export async function readMoves(app: Pick<AppContext, 'db' | 'clock'>, staff: StaffSession): Promise<OpenMove[]> {
  const reader = app.db
  const reviewer = await reviewerOf(app, staff)
  const asked = await listOpenWishes(reader, jackpotMoveKind.kind)
  const ordered = await Promise.all((await listOrdered(reader)).map((id) => findWish(reader, id)))
  const wishes: Wish[] = [...asked, ...ordered.filter((wish) => wish !== undefined)]
  return Promise.all(
    wishes.map(async (wish) => {
      const payload = MovePayload.parse(wish.payload)
      const step = (await findMove(reader, wish.id))?.step ?? 'asked'
      const seen = viewOpen(wish, { decides: jackpotMoveKind.decides, reviewer })
      return { from: fromOf(payload), move: { ...seen, to: payload.to, step: step === 'moved' ? 'ordered' : step } }
    }),
  )
}
