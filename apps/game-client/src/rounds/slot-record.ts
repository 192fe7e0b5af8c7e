import type { StudioRound } from '@fairground/contract/studio'
import { verifyStudioRound } from '../fairness/verify-studio-round.ts'
import type { StudioClient } from '../studio/studio-client.ts'
import { createRecords, type RoundRecord, type RoundRecords } from './round-record.ts'

const states = { presenting: 'open', collected: 'over', void: 'void' } as const

/** The rounds of a slot; `replay` shows one again. */
export const slotRecords = (studio: StudioClient, replay: (round: StudioRound) => void): RoundRecords =>
  createRecords({
    list: (before) => studio.rounds(before),
    find: (roundId) => studio.round(roundId),
    recordOf: (round) => slotRecord(round, replay),
  })

/** A slot's stored round as history and check show it. */
function slotRecord(round: StudioRound, replay: (round: StudioRound) => void): RoundRecord {
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
