export type { ScratchEvent } from './scratch.ts'
export { scratchPrizes } from './scratch-prizes.ts'
