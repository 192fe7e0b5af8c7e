export type { PlinkoBet, PlinkoEvent } from './plinko.ts'
export { type PlinkoRisk, plinkoBins, plinkoRisks, rowsMax, rowsMin } from './plinko-tables.ts'
