export type { Keno40Bet, KenoEvent } from './keno-40.ts'
export { type Keno40Risk, keno40Pays, keno40Risks } from './keno-40-tables.ts'
