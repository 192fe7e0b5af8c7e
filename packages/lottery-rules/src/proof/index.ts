export { certifyLottery } from './certify.ts'
export { longLottery } from './long-lottery.ts'
