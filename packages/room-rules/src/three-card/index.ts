export { threeCardPotMax, threeCardRoom, threeCardRoundsMax } from './room.ts'
export type { ThreeCardChoices } from './room-choices.ts'
export { potOfThreeCard, type ThreeCardAct, type ThreeCardOptions, type ThreeCardState } from './room-state.ts'
export type { ThreeCardView } from './room-view.ts'
export {
  askerWins,
  compareZhaJinHua,
  type ThreeCardType,
  threeCardFeePercent,
  threeCardTypes,
  type ZhaJinHuaHand,
  zhaJinHuaHand,
} from './three-card.ts'
