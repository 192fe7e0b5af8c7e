import type { OpenWish } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { reviewerOf } from './reviewer.ts'
import type { WishKind } from './wish-kind.ts'
import { listOpenWishes } from './wish-store.ts'
import { viewOpen } from './wish-view.ts'

/** Wishes of a kind that wait at these places, by place, as this person sees them. */
export async function readOpenWishes(
  app: Pick<AppContext, 'db' | 'clock'>,
  { kind, decides }: Pick<WishKind, 'kind' | 'decides'>,
  places: readonly string[],
  staff: StaffSession,
): Promise<ReadonlyMap<string, OpenWish>> {
  const open = await listOpenWishes(app.db, kind, places)
  if (open.length === 0) return new Map()
  const reviewer = await reviewerOf(app, staff)
  return new Map(open.map((wish) => [wish.place ?? '', viewOpen(wish, { decides, reviewer })]))
}
