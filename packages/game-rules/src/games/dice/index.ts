export { type DiceBet, diceX10000, type RolledEvent } from './dice.ts'
