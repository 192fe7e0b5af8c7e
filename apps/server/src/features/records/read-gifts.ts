import type { Reader } from '../../db/db.ts'
import { listRewardTitles } from '../rewards/index.ts'
import { type Gift, listGifts } from '../wallet/index.ts'

/** Titles by language, by what a gift refers to. */
export type GiftTitles = ReadonlyMap<string, Readonly<Record<string, string>>>

/** What a member was given, newest first, and what the rewards among it were for. */
export async function readGifts(
  reader: Reader,
  query: Parameters<typeof listGifts>[1],
): Promise<{ gifts: Gift[]; titles: GiftTitles }> {
  const gifts = await listGifts(reader, query)
  const references = gifts.flatMap(({ transferKind, reference }) =>
    transferKind === 'reward' && reference ? [reference] : [],
  )
  return { gifts, titles: references.length === 0 ? new Map() : await listRewardTitles(reader, references) }
}
