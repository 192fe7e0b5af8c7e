import type { KeptWish } from '@fairground/contract'
import type { Reader } from '../../db/db.ts'
import type { StaffSession } from '../staff/index.ts'
import type { WishKind } from './wish-kind.ts'
import { listWishesOf } from './wish-store.ts'
import { viewKept } from './wish-view.ts'

/** Wishes of a kind with these ids, whatever became of them, by id, as this person sees them. */
export async function readKeptWishes(
  reader: Reader,
  { decides }: Pick<WishKind, 'decides'>,
  ids: readonly string[],
  reviewer: StaffSession,
): Promise<ReadonlyMap<string, KeptWish>> {
  const wishes = await listWishesOf(reader, ids)
  return new Map(wishes.map((wish) => [wish.id, viewKept(wish, { decides, reviewer })]))
}
