export { sideOf, type TaiXiuEvent, type TaiXiuOutcome, totalOf } from './tai-xiu.ts'
export { heavierSide, type TaiXiuPool, type TaiXiuSide, taiXiuSides } from './tai-xiu-pool.ts'
