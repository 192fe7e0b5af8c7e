export { bestFive, holdemShowdown, type PokerShow } from './showdown.ts'
