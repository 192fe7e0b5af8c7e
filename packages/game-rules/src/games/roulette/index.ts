export { type CallBet, callBets, neighboursOf } from './call-bets.ts'
export { numberOfMark } from './marks.ts'
export { colourOf, positions, wheelOrder } from './positions.ts'
