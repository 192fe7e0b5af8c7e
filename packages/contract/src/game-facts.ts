import { gameFeatures } from './game-words.ts'
import * as z from './zod.ts'

export {
  cockfightVendors,
  gameClasses,
  jackpotKinds,
  listedCategories,
  rankPeriods,
  tableCategories,
  volatilities,
} from './game-words.ts'
export const GameFeature = z.enum(gameFeatures)
export type GameFeature = z.infer<typeof GameFeature>
