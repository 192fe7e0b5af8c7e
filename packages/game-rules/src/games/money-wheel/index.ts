export {
  isMultiplier,
  multiplierOf,
  returnOf,
  symbolAt,
  type WheelEvent,
  type WheelSpot,
  type WheelStops,
  type WheelSymbol,
  wheelMaxX,
  wheelSpots,
  wheelSymbols,
} from './money-wheel.ts'
