export type { WheelBet, WheelEvent } from './wheel.ts'
export { type WheelRisk, type WheelSegments, wheelPays, wheelRisks, wheelSegments } from './wheel-tables.ts'
