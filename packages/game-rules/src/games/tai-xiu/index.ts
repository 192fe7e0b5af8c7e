export {
  heavierSide,
  sideOf,
  type TaiXiuEvent,
  type TaiXiuOutcome,
  type TaiXiuPool,
  type TaiXiuSide,
  taiXiuSides,
  totalOf,
} from './tai-xiu.ts'
