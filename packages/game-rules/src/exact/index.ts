export { choose } from './choose.ts'
export {
  dividedBy,
  type Fraction,
  fraction,
  minus,
  plus,
  times,
  toNumber,
  writeDecimal,
  writeFraction,
} from './fraction.ts'
export { quickDraws } from './quick-draws.ts'
