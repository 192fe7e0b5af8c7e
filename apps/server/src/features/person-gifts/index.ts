export { countRefusals } from './gift-store.ts'
export { lockRoom, readRoom, takeGift } from './take-gift.ts'
