import type { SoloRoundView } from '@fairground/contract/studio'
import { verifyCommit } from '@fairground/fairness'
import { type SoloGame, soloGames, verifySoloRound } from '@fairground/game-rules/solo'
import type { Finding } from '../fairness/finding.ts'
import type { RoundRecord } from '../rounds/round-record.ts'

const states = { open: 'open', settled: 'over', void: 'void' } as const

/** A solo game's stored round as history and check show it. */
export function soloRecord(round: SoloRoundView, replay: (round: SoloRoundView) => void): RoundRecord {
  const { roundId, gameId, rulesId, rulesVersion, startedAt, fairness, bet, actions, events } = round
  const { stakeMinor, payoutMinor } = round
  return {
    roundId,
    startedAt,
    stakeMinor: BigInt(stakeMinor),
    isFree: false,
    paidMinor: BigInt(payoutMinor),
    state: states[round.state],
    fairness,
    check: () => checkSoloRound(round),
    proof: {
      roundId,
      gameId,
      rulesId,
      rulesVersion,
      startedAt,
      ...fairness,
      bet,
      actions,
      stakeMinor,
      payoutMinor,
      events,
    },
    replay: () => replay(round),
  }
}

/** The rules by which a round was played; undefined when this client has another version of them. */
export const rulesOf = (id: string, version: number): SoloGame<unknown, unknown> | undefined =>
  soloGames.find((game) => game.id === id && game.version === version)

/** Plays a stored round again with the same code that decided it. Undefined while its server seed is not revealed. */
export function checkSoloRound(round: SoloRoundView): Finding | undefined {
  const { serverSeed, commit, clientSeed, nonce } = round.fairness
  if (serverSeed === null) return undefined
  const rules = rulesOf(round.rulesId, round.rulesVersion)
  return {
    fitsCommit: verifyCommit(serverSeed, commit),
    fitsEvents: rules !== undefined && verifySoloRound(rules, { ...round, serverSeed, clientSeed, nonce }),
  }
}
