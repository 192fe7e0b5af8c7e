export { wheelLetters } from './marks.ts'
export {
  isMultiplier,
  multiplierOf,
  symbolAt,
  type WheelEvent,
  type WheelSpot,
  type WheelStops,
  type WheelSymbol,
  wheelSpots,
  wheelSymbols,
} from './money-wheel.ts'
export { returnOf } from './wheel-returns.ts'
