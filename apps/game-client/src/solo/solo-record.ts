import type { SoloRoundView } from '@fairground/contract/studio'
import { createStream, verifyCommit } from '@fairground/fairness'
import { type SoloGame, soloGames } from '@fairground/game-rules/solo'
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
  return {
    fitsCommit: verifyCommit(serverSeed, commit),
    fitsEvents: playsTheSame(round, { serverSeed, clientSeed, nonce }),
  }
}

function playsTheSame(round: SoloRoundView, seeds: { serverSeed: string; clientSeed: string; nonce: number }): boolean {
  const rules = rulesOf(round.rulesId, round.rulesVersion)
  const bet = rules?.readBet(round.bet)
  if (!rules || !bet?.ok) return false
  const actions = round.actions.map((action) => rules.readAction(action))
  const read = actions.flatMap((action) => (action.ok ? [action.value] : []))
  if (read.length < actions.length) return false
  const played = rules.play(bet.value, read, createStream(seeds))
  if (!played.ok) return false
  const { events, payoutMinor } = played.round
  return String(payoutMinor) === round.payoutMinor && isSame(events, round.events)
}

/** Deep equality of JSON values, whatever the order of keys: storage may reorder them. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && isSame(Reflect.get(a, key), Reflect.get(b, key)))
}
