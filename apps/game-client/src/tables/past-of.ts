import { pastRounds, type SharedPastRound, type SharedTableView } from '@fairground/contract/studio'
import type { SharedParts } from './shared-parts.ts'

/** A round that has just ended, as the table tells it. Throws for one that has not. */
export function pastOf(
  { tableId, round, chain }: SharedTableView,
  { rulesId, rulesVersion }: SharedParts['opened'],
): SharedPastRound {
  if (!round?.result || !chain) throw new Error('only a round that is over is past')
  return {
    sharedRoundId: round.sharedRoundId,
    gameId: tableId,
    rulesId,
    rulesVersion,
    number: round.number,
    endedAt: new Date(round.startedMs ?? round.closesMs).toISOString(),
    outcome: round.result.outcome,
    fairness: {
      commit: round.commit,
      clientSeed: chain.salt,
      nonce: round.number,
      serverSeed: round.result.serverSeed,
    },
    chain,
  }
}

type Past = readonly SharedPastRound[]

/** Rounds that were read, after the one whose result is shown: it may be newer than they are. */
export function withShown(read: Past, before: Past, { round }: Pick<SharedTableView, 'round'>): Past {
  const shown = before.find(({ sharedRoundId }) => sharedRoundId === round?.sharedRoundId)
  const isThere = read.some(({ sharedRoundId }) => sharedRoundId === shown?.sharedRoundId)
  return shown && !isThere ? [shown, ...read].slice(0, pastRounds) : read
}
