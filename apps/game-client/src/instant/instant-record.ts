import type { InstantRoundView } from '@fairground/contract/studio'
import { verifyCommit } from '@fairground/fairness'
import { type InstantGame, instantGames, verifyInstantRound } from '@fairground/game-rules/instant'
import type { Finding, RoundRecord } from '@fairground/vendor-ui'

const states = { open: 'open', settled: 'over', void: 'void' } as const

/** A instant game's stored round as history and check show it. */
export function instantRecord(round: InstantRoundView, replay: (round: InstantRoundView) => void): RoundRecord {
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
    check: () => checkInstantRound(round),
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
export const rulesOf = (id: string, version: number): InstantGame<unknown, unknown> | undefined =>
  instantGames.find((game) => game.id === id && game.version === version)

/** Plays a stored round again with the same code that decided it. Undefined while its server seed is not revealed. */
export function checkInstantRound(round: InstantRoundView): Finding | undefined {
  const { serverSeed, commit, clientSeed, nonce } = round.fairness
  if (serverSeed === null) return undefined
  const rules = rulesOf(round.rulesId, round.rulesVersion)
  return {
    fitsCommit: verifyCommit(serverSeed, commit),
    fitsEvents: rules !== undefined && verifyInstantRound(rules, { ...round, serverSeed, clientSeed, nonce }),
  }
}
