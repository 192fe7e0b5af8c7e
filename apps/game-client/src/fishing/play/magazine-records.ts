import type { FishingMagazine, FishingMagazineProof } from '@fairground/contract/studio'
import { checkMagazine } from '@fairground/game-rules/fishing/proof'
import { createRecords, type Finding, type RoundRecord, type RoundRecords } from '@fairground/vendor-ui'
import type { StudioClient } from '../../studio/studio-client.ts'

type Told = { magazine: FishingMagazine; proof?: FishingMagazineProof }

/** Magazines as rounds of the history: what was paid for them, and kills with what came back. */
export const createMagazineRecords = (
  studio: Pick<StudioClient, 'fishingMagazines' | 'fishingMagazine'>,
): RoundRecords =>
  createRecords<Told>({
    async list(before) {
      const answer = await studio.fishingMagazines(before)
      if (!answer.ok) return answer
      const { magazines, next } = answer.value
      return { ok: true, value: { rounds: magazines.map((magazine) => ({ magazine })), next } }
    },
    async find(roundId) {
      const answer = await studio.fishingMagazine(roundId)
      return answer.ok ? { ok: true, value: { magazine: answer.value.magazine, proof: answer.value } } : answer
    },
    recordOf,
  })

const states = { open: 'open', ended: 'over', void: 'void' } as const

export function recordOf({ magazine, proof }: Told): RoundRecord {
  const { roundId, loadedAt, bullets, spent, bulletMinor, killsMinor, state, fairness } = magazine
  const value = BigInt(bulletMinor)
  const refundedMinor = value * BigInt(bullets - spent)
  return {
    ...{ roundId, startedAt: loadedAt, isFree: false, state: states[state], fairness, proof: proof ?? magazine },
    stakeMinor: value * BigInt(bullets),
    paidMinor: BigInt(killsMinor) + refundedMinor,
    ...(state === 'ended' && refundedMinor > none && { refundedMinor }),
    check: () => proof && findingOf(proof),
  }
}

const none = 0n

/** Undefined while the server seed is not revealed. */
function findingOf(proof: FishingMagazineProof): Finding | undefined {
  if (proof.magazine.fairness.serverSeed === null) return undefined
  const wrong = checkMagazine(proof)
  return { fitsCommit: !wrong.includes('commit'), fitsEvents: wrong.every((field) => field === 'commit') }
}
