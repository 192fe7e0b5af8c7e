import { createStream, type SeedTriple } from '@fairground/fairness'
import { isSameJson } from '../is-same-json.ts'
import type { InstantGame } from './instant-game.ts'

/** A instant round as it was told, with the seeds that decided it. */
type InstantProof = SeedTriple & {
  readonly bet: unknown
  readonly actions: readonly unknown[]
  readonly payoutMinor: string
  readonly stakeMinor: string
  readonly events: readonly unknown[]
}

/** Plays the round again by its rules and compares every event and the money; nothing is thrown for a forged proof. */
export function verifyInstantRound(rules: InstantGame<unknown, unknown>, proof: InstantProof): boolean {
  const bet = rules.readBet(proof.bet)
  const actions = proof.actions.map((action) => rules.readAction(action))
  const read = actions.flatMap((action) => (action.ok ? [action.value] : []))
  if (!bet.ok || read.length < actions.length) return false
  const { serverSeed, clientSeed, nonce } = proof
  const played = rules.play(bet.value, read, createStream({ serverSeed, clientSeed, nonce }))
  if (!played.ok) return false
  const { events, payoutMinor, stakeMinor } = played.round
  const isSameMoney = String(payoutMinor) === proof.payoutMinor && String(stakeMinor) === proof.stakeMinor
  return isSameMoney && isSameJson(events, proof.events)
}
