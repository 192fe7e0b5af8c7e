export { type HiLoEvent, type HiLoGuess, hiLoChance, hiLoRank, hiLoX10000 } from './hi-lo.ts'
