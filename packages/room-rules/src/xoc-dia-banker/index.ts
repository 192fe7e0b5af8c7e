export {
  type BankerBet,
  type BankerSpot,
  bankerSpots,
  keptBets,
  settleBankerRound,
  worstClass,
  xocDiaFeePercent,
} from './bets.ts'
export {
  type XocDiaAct,
  type XocDiaOptions,
  type XocDiaState,
  type XocDiaView,
  xocDiaBankMin,
  xocDiaRoom,
  xocDiaSpotMax,
} from './room.ts'
