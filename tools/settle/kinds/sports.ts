import type { Kind } from '../kind.ts'
import { sportsBetKinds } from './sports-bets.ts'
import { sportsFixtureKinds } from './sports-fixtures.ts'
import { sportsModelKinds } from './sports-model.ts'
import { sportsPriceKinds } from './sports-prices.ts'
import { sportsSlipKinds } from './sports-slips.ts'

/** Bets on football, and what holds for the slips of all sports. */
export const sportsKinds: readonly Kind[] = [
  ...sportsBetKinds,
  ...sportsSlipKinds,
  ...sportsPriceKinds,
  ...sportsModelKinds,
  ...sportsFixtureKinds,
]
