import { commitOf } from '@fairground/fairness'
import { writeCard } from '@fairground/game-rules/settle'
import { cardCommitment, deckOf, handSeed, openingsOf } from '@fairground/room-rules'
import * as z from 'zod'
import { hash, seeds } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'
import { bySeat } from './room-fields.ts'

const handId = seeds.clientSeed
const hand = z.object({
  handId,
  serverPart: hash,
  commitments: bySeat(hash),
  reveals: bySeat(hash.nullable()),
  beacon: hash.nullish(),
})

export const roomDealKinds: readonly Kind[] = [
  kind('hand-seed', hand, ({ beacon, ...parts }) => {
    if (parts.reveals.length !== parts.commitments.length) return refuse('reveals', 'as many as there are commitments')
    const seed = handSeed({ ...parts, beacon: beacon ?? undefined })
    return { commitment: commitOf(parts.serverPart), seed, deck: deckOf(parts.handId, seed).map(writeCard) }
  }),
  kind('deal-commitments', z.object({ handId, seed: hash }), ({ handId: id, seed }) => {
    const openings = openingsOf(id, seed)
    return {
      salts: openings.map(({ salt }) => salt),
      commitments: openings.map((opening) => cardCommitment(id, opening)),
    }
  }),
]
