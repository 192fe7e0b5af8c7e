import type { GoodRoad } from '@fairground/game-rules/roads'
import type { GameSearch } from '../game-search.ts'
import { isMet } from './good-road-choice.ts'
import type { ShownTable } from './live-store.ts'

type Narrowing = Pick<GameSearch, 'language' | 'speed' | 'tier' | 'goodRoads'>

const isNarrowed = ({ language, speed, tier, goodRoads }: Narrowing): boolean =>
  language !== undefined || speed !== undefined || tier !== undefined || goodRoads === true

/** Whether a table is what the address asks for; one of which nobody tells is none of it. */
export function isWanted(shown: ShownTable | undefined, search: Narrowing, chosen: readonly GoodRoad[]): boolean {
  if (!isNarrowed(search)) return true
  if (!shown) return false
  const { language, speed, tier } = shown.table
  return (
    (search.language === undefined || search.language === language) &&
    (search.speed === undefined || search.speed === speed) &&
    (search.tier === undefined || search.tier === tier) &&
    (search.goodRoads !== true || isMet(shown.good, chosen))
  )
}
