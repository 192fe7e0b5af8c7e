import { createStream } from '@fairground/fairness'
import type { InstantFrame } from './instant-frame.ts'
import { plantSeed } from './plant-seed.ts'
import type { TestStudio } from './test-studio.ts'

/** Gives a player who has not played yet an active pair whose first row of the small game is of the wanted kind. */
export function plantRow(studio: TestStudio, frame: InstantFrame, isWanted: (row: number[]) => boolean): Promise<void> {
  const { clientSeed } = frame.opened.seeds
  return plantSeed(studio, {
    playerId: frame.playerId,
    isWanted: (serverSeed) => isWanted(createStream({ serverSeed, clientSeed, nonce: 0 }).deal(10, 6)),
  })
}

/** Every card is higher than the one before: no draw loses. */
export const rising = (row: number[]): boolean => row.every((card, i) => i === 0 || card > (row[i - 1] ?? 0))

/** The first draw loses. */
export const falling = ([first = 0, second = 0]: number[]): boolean => second < first
