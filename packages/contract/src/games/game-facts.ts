import { gameFeatures } from '../base/game-words.ts'
import * as z from '../base/zod.ts'

export {
  cockfightBrands,
  cockfightVendors,
  gameClasses,
  jackpotKinds,
  listedCategories,
  rankPeriods,
  tableCategories,
  volatilities,
} from '../base/game-words.ts'
export const GameFeature = z.enum(gameFeatures)
export type GameFeature = z.infer<typeof GameFeature>
