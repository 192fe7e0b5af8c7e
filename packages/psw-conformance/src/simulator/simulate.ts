import { Lab, type LabOptions } from '../lab.ts'
import type { Player } from '../player.ts'
import { type Fault, FaultyWire } from './faulty-wire.ts'
import { type RoundJournal, SimulatedRound } from './simulated-round.ts'

export interface SimulationOptions extends LabOptions {
  /** The same seed brings the same rounds, faults and restarts. */
  seed: number
  playerCount: number
  /** Of each player, all at once. */
  roundCount: number
}

export interface Simulation {
  seed: number
  rounds: RoundJournal[]
  faults: Record<Fault, number>
  /** What the portal does not hold to; empty when no money was lost or moved twice. */
  deviations: string[]
}

const startMinor = 10_000_000

/** Plays rounds over a network that fails and with a vendor that restarts, then compares both sides to the last unit. */
export async function simulate({ seed, playerCount, roundCount, ...options }: SimulationOptions): Promise<Simulation> {
  const lab = new Lab(options, 1)
  const wire = new FaultyWire(lab, seed)
  const played = await Promise.all(
    Array.from({ length: playerCount }, async (_, playerIndex) => {
      const player = await lab.player({ balance: String(startMinor) })
      const rounds = Array.from(
        { length: roundCount },
        (__, index) => new SimulatedRound(player, wire, seed, `p${playerIndex}r${index}`),
      )
      await Promise.all(rounds.map((round) => round.play()))
      return { player, rounds }
    }),
  )
  const deviations = await Promise.all(played.map(({ player, rounds }) => compare(lab, player, rounds)))
  const rounds = played.flatMap((one) => one.rounds.map(({ journal }) => journal))
  return { seed, rounds, faults: wire.counts, deviations: deviations.flat() }
}

/** The player's purse and the state of every id, against the vendor's journal. */
async function compare(lab: Lab, player: Player, rounds: readonly SimulatedRound[]): Promise<string[]> {
  const { playerId, sessionToken } = player.facts
  const expected = rounds.reduce((sum, { journal }) => sum + netOf(journal), startMinor)
  const { answer } = await lab.attempt('balance', { playerId, sessionToken })
  const wrongSum = answer.balance === String(expected) ? [] : [`${playerId} has ${answer.balance}, not ${expected}`]
  const wrongStates = await Promise.all(rounds.map((round) => compareRound(player, round)))
  return [...wrongSum, ...wrongStates.flat()]
}

function netOf({ bet, settled, stake, payout }: RoundJournal): number {
  if (settled === 'won') return payout - stake
  return bet === 'taken' && settled === undefined ? -stake : 0
}

async function compareRound(player: Player, { journal, ids }: SimulatedRound): Promise<string[]> {
  const { state } = await player.status(ids.bet)
  const fits = {
    won: ['APPLIED'],
    'taken-back': ['ROLLED_BACK'],
    'never-taken': ['TOMBSTONED', 'REJECTED'],
    open: ['REJECTED'],
  }[journal.settled ?? 'open']
  return fits.includes(state ?? '')
    ? []
    : [`${ids.bet} is ${state} and ${journal.settled ?? journal.bet} for the vendor`]
}
