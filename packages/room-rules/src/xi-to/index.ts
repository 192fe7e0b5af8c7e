export { type XiToView, xiToRoom } from './room.ts'
export type { XiToOptions, XiToState } from './room-state.ts'
export { compareXiTo, type XiToHand, xiToFirst, xiToHand } from './xi-to.ts'
