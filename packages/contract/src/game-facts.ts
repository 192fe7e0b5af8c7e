import * as z from './zod.ts'
import { gameFeatures } from './game-words.ts'

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
