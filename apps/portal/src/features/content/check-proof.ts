import { verifyCommit } from '@fairground/fairness'
import { findSlotModel, type SlotRound, verifyRound } from '@fairground/game-rules/slots'
import { soloGames, verifySoloRound } from '@fairground/game-rules/solo'
import * as z from 'zod'

export interface ProofFinding {
  /** The seed is the one that was locked before the round. */
  fitsCommit: boolean
  /** What the seeds decide is what the file tells. */
  fitsRound: boolean
}

const seeds = {
  commit: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
  nonce: z.number().int().min(0),
  stakeMinor: z.string(),
}

const SlotProof = z.object({
  ...seeds,
  modelId: z.string(),
  modelVersion: z.number(),
  totalMinor: z.string(),
  // Held as they are against what the rules make.
  events: z.custom<SlotRound['events']>(Array.isArray),
})

const SoloProof = z.object({
  ...seeds,
  rulesId: z.string(),
  rulesVersion: z.number(),
  bet: z.unknown(),
  actions: z.array(z.unknown()),
  payoutMinor: z.string(),
  events: z.array(z.unknown()),
})

const Proof = z.union([SlotProof, SoloProof])
type Proof = z.infer<typeof Proof>

/** Plays the round of a file again that a game handed out. Undefined for a file that is none, or tells no server seed. */
export function checkProof(text: string): ProofFinding | undefined {
  const { data } = Proof.safeParse(parsed(text))
  return data && { fitsCommit: verifyCommit(data.serverSeed, data.commit), fitsRound: isAsTold(data) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whatever a forger has written, the rules may refuse it by throwing. */
function isAsTold(proof: Proof): boolean {
  try {
    return 'modelId' in proof ? isSlotAsTold(proof) : isSoloAsTold(proof)
  } catch {
    return false
  }
}

function isSlotAsTold(proof: z.infer<typeof SlotProof>): boolean {
  const { serverSeed, clientSeed, nonce, modelId, modelVersion, stakeMinor, totalMinor, events } = proof
  const model = findSlotModel(modelId, modelVersion)
  const round = { modelId, modelVersion, stakeMinor, totalMinor, events }
  return model !== undefined && verifyRound(model, { serverSeed, clientSeed, nonce, round }).isValid
}

function isSoloAsTold(proof: z.infer<typeof SoloProof>): boolean {
  const rules = soloGames.find(({ id, version }) => id === proof.rulesId && version === proof.rulesVersion)
  return rules !== undefined && verifySoloRound(rules, proof)
}
