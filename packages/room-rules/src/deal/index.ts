export { cardCommitment, isPromised, type Opening, openingsOf } from './commitments.ts'
export { deckOf, deckSize, drawsOf, fitsCommitment, type HandParts, handSeed } from './hand-seed.ts'
