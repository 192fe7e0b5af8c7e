import { createStream } from '@fairground/fairness'
import { playRound, type SlotRound } from '@fairground/game-rules/slots'
import { plantSeed } from './plant-seed.ts'
import { type Frame, findSlot, stakeMinor, type TestStudio } from './test-studio.ts'

/** Gives a player who has not played yet an active pair whose first round is of the wanted kind. */
export function plantPair(
  studio: TestStudio,
  frame: Frame,
  isWanted: (round: SlotRound) => boolean,
  stake = stakeMinor,
): Promise<void> {
  const { model } = findSlot(studio, frame.opened.gameId)
  const { clientSeed } = frame.opened.seeds
  return plantSeed(studio, {
    playerId: frame.playerId,
    isWanted: (serverSeed) => {
      const stream = createStream({ serverSeed, clientSeed, nonce: 0 })
      const jackpot = model.jackpot && { unitMinor: 100n, stream }
      return isWanted(playRound(model, { stakeMinor: BigInt(stake), stream, jackpot }))
    },
  })
}
