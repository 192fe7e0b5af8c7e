import { beaconTimeMs, quicknet } from './beacon.ts'
import { followsOn } from './chain.ts'
import { drawRoundAt } from './draw-seed.ts'
import { type DrawMode, provedDraw } from './proved-draw.ts'
import type { SeedTriple } from './stream.ts'
import { openLock } from './time-lock.ts'
import { verifyBeacon } from './verify-beacon.ts'

/** What a house publishes of a draw: the upper half at its close, the lower half when it has been drawn. */
export type DrawRecord = {
  readonly gameId: string
  readonly drawNo: string
  readonly mode: DrawMode
  readonly closeAtMs: number
  /** When the record of the close was published, in epoch milliseconds. */
  readonly publishedAtMs: number
  /** The element of the chain before this draw's: known before the sale began. */
  readonly chainBefore: string
  readonly ticketRoot: string
  readonly ticketCount: number
  readonly stakesMinor: string
  /** Of the beacon, with the lock of the chain's element to it; both absent without a beacon. */
  readonly round?: number | undefined
  readonly lock?: string | undefined
  readonly chain?: string | undefined
  readonly signature?: string | undefined
}

/** `round-early`: the record was published when the beacon could be known. */
export type DrawFault = 'chain' | 'round' | 'round-early' | 'signature' | 'lock' | 'chain-missing' | 'signature-missing'

export type CheckedDraw = {
  readonly faults: readonly DrawFault[]
  /** Told where the element of the chain and the beacon are there, from the record or from the lock. */
  readonly drawn?: {
    readonly beacon: string
    readonly seed: string
    readonly triple: SeedTriple
    readonly chain: string
  }
}

type Network = { readonly publicKey: string }

/**
 * Holds a record against itself: its chain, its beacon and its lock. A house that keeps the element of its chain back is
 * no obstacle: the lock gives it, and a lock that does not is a fault that everybody sees.
 */
export function checkDrawRecord(record: DrawRecord, network: Network = quicknet): CheckedDraw {
  return record.mode === 'none' ? checkChainAlone(record) : checkWithBeacon(record, network)
}

function checkChainAlone({ chain, chainBefore, ...record }: DrawRecord): CheckedDraw {
  if (chain === undefined) return { faults: ['chain-missing'] }
  return {
    faults: followsOn(chain, chainBefore) ? [] : ['chain'],
    drawn: { ...provedDraw({ ...record, chain }), chain },
  }
}

function checkWithBeacon(record: DrawRecord, network: Network): CheckedDraw {
  const { mode, closeAtMs, publishedAtMs, round, signature, chainBefore } = record
  const faults: DrawFault[] = []
  // A recorded beacon is one from a file: neither its number nor its time says anything.
  if (mode === 'drand' && round !== drawRoundAt(closeAtMs)) faults.push('round')
  if (mode === 'drand' && round !== undefined && publishedAtMs >= beaconTimeMs(round)) faults.push('round-early')
  if (signature === undefined) return { faults: [...faults, 'signature-missing'] }
  if (round === undefined || !verifyBeacon(round, signature, network.publicKey))
    return { faults: [...faults, 'signature'] }
  const locked = openLock(record.lock ?? '', signature)
  const chain = record.chain ?? locked
  // A beacon from a file is known before the close: a lock to it would keep nothing from anybody.
  const needsLock = mode === 'drand' || record.lock !== undefined
  if (needsLock && (locked === undefined || locked !== chain)) faults.push('lock')
  if (chain === undefined) return { faults: [...faults, 'chain-missing'] }
  if (!followsOn(chain, chainBefore)) faults.push('chain')
  return { faults, drawn: { ...provedDraw({ ...record, chain }), chain } }
}
