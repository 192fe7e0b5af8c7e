import type { FishingShot } from '@fairground/contract/studio'
import { prepareStatement } from '@fairground/postgres'
import type { Db } from '../db/schema.ts'
import type { Loaded, Pond } from './pond.ts'

interface Batch {
  roomId: string
  /** Of the batch before: whoever has written another one since makes this one count for nothing. */
  after: number
  pond: Pond
  /** The shots of each magazine in it, in their order. */
  shots: ReadonlyMap<Loaded, readonly FishingShot[]>
  at: Date
}

/**
 * Writes a batch whole or not at all: false when another batch of the room came first, or one of the magazines has ended.
 * The room, its magazines and their shots are one statement.
 */
export async function writeBatch(db: Db, { roomId, after, pond, shots, at }: Batch): Promise<boolean> {
  const magazines = [...shots.keys()]
  const { rows } = await write(db, [
    ...[roomId, after, JSON.stringify([...pond.dead]), JSON.stringify(pond.freezes), at],
    magazines.map(({ roundId }) => roundId),
    magazines.map(({ rolls }) => rolls),
    magazines.map(({ spent }) => spent),
    magazines.map(({ returned }) => returned),
    magazines.map(({ killsMinor }) => killsMinor.toString()),
    magazines.map(({ shotNos }) => Math.max(0, ...shotNos)),
    magazines.map((magazine) => JSON.stringify(shots.get(magazine))),
  ])
  return rows[0]?.is_written === true
}

const write = prepareStatement<{ is_written: boolean }>(
  'select write_fishing_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as is_written',
)
