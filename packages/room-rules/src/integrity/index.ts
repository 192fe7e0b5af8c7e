export { type FlaggedPair, PairCounter, type PairSignal, type PlayedHand, pairSignals } from './pairs.ts'
