export {
  isMultiplier,
  multiplierOf,
  returnOf,
  symbolAt,
  type WheelEvent,
  type WheelSpot,
  type WheelStops,
  type WheelSymbol,
  wheelSpots,
  wheelSymbols,
} from './money-wheel.ts'
