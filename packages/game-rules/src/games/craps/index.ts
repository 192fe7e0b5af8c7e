export { oddsTimesMax } from './line-bets.ts'
