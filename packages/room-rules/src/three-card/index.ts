export {
  askerWins,
  compareZhaJinHua,
  type ThreeCardType,
  threeCardFeePercent,
  threeCardTypes,
  type ZhaJinHuaHand,
  zhaJinHuaHand,
} from './three-card.ts'
