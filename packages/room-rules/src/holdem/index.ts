export { holdemRoom } from './room.ts'
export type { HoldemAct, HoldemOptions, HoldemState } from './room-state.ts'
export type { HoldemView } from './room-view.ts'
export { bestFive, holdemShowdown, type PokerShow } from './showdown.ts'
