import type { RaffleProof } from '@fairground/contract'
import { createStream, verifyCommit } from '@fairground/fairness'

/** Whether the seed is the one that was promised, and these seeds and weights really give this prize. */
export const verifyDraw = (proof: RaffleProof, prizeIndex: number): boolean =>
  verifyCommit(proof.serverSeed, proof.commit) && createStream(proof).weighted(proof.weights) === prizeIndex
