import type { FishingMagazineProof } from '@fairground/contract/studio'
import { writeFraction } from '@fairground/game-rules/exact'
import { findLevel, fishingRtp } from '@fairground/game-rules/fishing'
import type { Reader } from '../db/schema.ts'
import { listShots, type Magazine, turnoverMinorOf, viewMagazine, winMinorOf } from './magazine-store.ts'

/** A magazine with its shots: what a player looks at again, and what he checks once the seed is open. */
export async function viewProof(reader: Reader, magazine: Magazine): Promise<FishingMagazineProof> {
  const { head, row } = magazine
  return {
    ...{ rulesId: head.model_id, rulesVersion: head.model_version, magazine: viewMagazine(magazine) },
    rtp: writeFraction(findLevel(head.model_id)?.rtp ?? fishingRtp),
    shots: await listShots(reader, head.round_id),
    betMinor: head.stake_minor,
    winMinor: winMinorOf(row).toString(),
    turnoverMinor: turnoverMinorOf(row).toString(),
  }
}
