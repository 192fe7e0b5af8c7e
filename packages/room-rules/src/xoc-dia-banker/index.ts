export { type BankerBet, type BankerSpot, bankerSpots, keptBets, settleBankerRound, worstClass } from './bets.ts'
