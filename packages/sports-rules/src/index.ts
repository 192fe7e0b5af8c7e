export { type LegResult, legFactor } from './slips/leg-factor.ts'
