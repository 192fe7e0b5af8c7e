import type { StudioRound } from '@fairground/contract/studio'
import { createRecords, type Finding, type Outcome, type RoundRecord, type RoundRecords } from '@fairground/vendor-ui'
import type { StudioClient } from '../studio/studio-client.ts'

const states = { presenting: 'open', collected: 'over', void: 'void' } as const

/** The rounds of a slot; `replay` shows one again. */
export const slotRecords = (studio: StudioClient, replay: (round: StudioRound) => void): RoundRecords => ({
  list: (before) => withRules(({ list }) => list(before), studio, replay),
  find: (roundId) => withRules(({ find }) => find(roundId), studio, replay),
})

/** Rules that check a round, with the models of the whole house, come with the first look at one: no bet needs them. */
async function withRules<Value>(
  ask: (records: RoundRecords) => Promise<Outcome<Value>>,
  studio: StudioClient,
  replay: (round: StudioRound) => void,
): Promise<Outcome<Value>> {
  const rules = await import('../fairness/verify-studio-round.ts').catch(() => undefined)
  if (!rules) return { ok: false, code: 'OFFLINE' }
  const recordOf = (round: StudioRound) => slotRecord(round, rules.verifyStudioRound, replay)
  return ask(
    createRecords({ list: (before) => studio.rounds(before), find: (roundId) => studio.round(roundId), recordOf }),
  )
}

type Check = (round: StudioRound) => Finding | undefined

/** A slot's stored round as history and check show it. */
function slotRecord(round: StudioRound, check: Check, replay: (round: StudioRound) => void): RoundRecord {
  const { roundId, gameId, modelId, modelVersion, stakeMinor, totalMinor, startedAt, fairness, events } = round
  return {
    roundId,
    startedAt,
    stakeMinor: BigInt(stakeMinor),
    isFree: round.isFree,
    paidMinor: BigInt(totalMinor),
    state: states[round.state],
    fairness,
    check: () => check(round),
    proof: { roundId, gameId, modelId, modelVersion, startedAt, ...fairness, stakeMinor, totalMinor, events },
    replay: () => replay(round),
  }
}
