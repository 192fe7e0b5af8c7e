export { type CallBet, callBets, neighboursOf } from './call-bets.ts'
export { colourOf, positions, wheelOrder } from './positions.ts'
export { numberOfMark } from './table.ts'
