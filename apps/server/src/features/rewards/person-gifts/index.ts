export { addTaking as recordTaking, countRefusals } from './gift-store.ts'
export { lockRoom, readRoom, takeGift } from './take-gift.ts'
