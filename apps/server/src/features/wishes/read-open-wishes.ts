import type { OpenWish } from '@fairground/contract'
import type { Reader } from '../../db/db.ts'
import type { StaffSession } from '../staff/index.ts'
import type { WishKind } from './wish-kind.ts'
import { listOpenWishes } from './wish-store.ts'
import { viewOpen } from './wish-view.ts'

/** Wishes of a kind that wait at these places, by place, as this person sees them. */
export async function readOpenWishes(
  reader: Reader,
  { kind, decides }: Pick<WishKind, 'kind' | 'decides'>,
  places: readonly string[],
  reviewer: StaffSession,
): Promise<ReadonlyMap<string, OpenWish>> {
  const open = await listOpenWishes(reader, kind, places)
  return new Map(open.map((wish) => [wish.place ?? '', viewOpen(wish, { decides, reviewer })]))
}
