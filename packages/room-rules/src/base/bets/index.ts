export type { BetEnd } from './bet-end.ts'
export { type BetAct, type BetTable, potOf } from './bet-table.ts'
export type { BetView } from './bet-view.ts'
export type { BetChoices } from './betting.ts'
