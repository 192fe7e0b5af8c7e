import type { KeptWish } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { reviewerOf } from './reviewer.ts'
import type { WishKind } from './wish-kind.ts'
import { listWishesOf } from './wish-store.ts'
import { viewKept } from './wish-view.ts'

/** Wishes of a kind with these ids, whatever became of them, by id, as this person sees them. */
export async function readKeptWishes(
  app: Pick<AppContext, 'db' | 'clock'>,
  { decides }: Pick<WishKind, 'decides'>,
  ids: readonly string[],
  staff: StaffSession,
): Promise<ReadonlyMap<string, KeptWish>> {
  const wishes = await listWishesOf(app.db, ids)
  const reviewer = await reviewerOf(app, staff)
  return new Map(wishes.map((wish) => [wish.id, viewKept(wish, { decides, reviewer })]))
}
