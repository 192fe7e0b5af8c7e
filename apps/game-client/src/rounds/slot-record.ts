import type { StudioRound } from '@fairground/contract/studio'
import { verifyStudioRound } from '../fairness/verify-studio-round.ts'
import type { RoundRecord } from './round-record.ts'

const states = { presenting: 'open', collected: 'over', void: 'void' } as const

/** A slot's stored round as history and check show it. */
export function slotRecord(round: StudioRound, replay: (round: StudioRound) => void): RoundRecord {
  const { roundId, gameId, modelId, modelVersion, stakeMinor, totalMinor, startedAt, fairness, events } = round
  return {
    roundId,
    startedAt,
    stakeMinor: BigInt(stakeMinor),
    isFree: round.isFree,
    paidMinor: BigInt(totalMinor),
    state: states[round.state],
    fairness,
    check: () => verifyStudioRound(round),
    proof: { roundId, gameId, modelId, modelVersion, startedAt, ...fairness, stakeMinor, totalMinor, events },
    replay: () => replay(round),
  }
}
