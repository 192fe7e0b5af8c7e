import type { Reader } from '../../../db/db.ts'
import { listRewardTitles } from '../../rewards/rewards/index.ts'
import { type Gift, listGifts } from '../wallet/index.ts'
import { listPointTitles } from './point-title-store.ts'

/** Titles by language, by what a gift refers to. */
export type GiftTitles = ReadonlyMap<string, Readonly<Record<string, string>>>

/** What a member was given, newest first, and what the rewards and conversions among it were for. */
export async function readGifts(
  reader: Reader,
  query: Parameters<typeof listGifts>[1],
): Promise<{ gifts: Gift[]; titles: GiftTitles }> {
  const gifts = await listGifts(reader, query)
  const idsOf = (kind: string) =>
    gifts.flatMap(({ transferKind, reference }) => (transferKind === kind && reference ? [reference] : []))
  const [rewards, points] = [idsOf('reward'), idsOf('points_conversion')]
  const titles = new Map(rewards.length === 0 ? [] : await listRewardTitles(reader, rewards))
  if (points.length > 0) for (const [id, texts] of await listPointTitles(reader, points)) titles.set(id, texts)
  return { gifts, titles }
}
