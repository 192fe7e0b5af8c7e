import { beaconValue } from './beacon.ts'
import { drawSeed, noBeacon } from './draw-seed.ts'
import type { SeedTriple } from './stream.ts'

/** `none`: the chain alone. `drand`: with the public beacon and the tickets sold. `recorded`: with beacons from a file. */
export type DrawMode = 'none' | 'drand' | 'recorded'

export const drawModes: readonly DrawMode[] = ['none', 'drand', 'recorded']

/** What decides a draw; signature and root are left out of it where its mode is `none`. */
export type DrawSource = {
  readonly gameId: string
  readonly drawNo: string
  readonly mode: DrawMode
  /** Element of the game's chain, 64 lower-case hex characters. */
  readonly chain: string
  /** Of the beacon, 96 lower-case hex characters. */
  readonly signature?: string | undefined
  readonly ticketRoot?: string | undefined
}

export type ProvedDraw = { readonly beacon: string; readonly seed: string; readonly triple: SeedTriple }

/** The beacon, the seed and the stream of a draw. @throws RangeError where its mode needs a part that is missing */
export function provedDraw({ gameId, drawNo, mode, chain, ...mixed }: DrawSource): ProvedDraw {
  const isMixed = mode !== 'none'
  if (isMixed && (!mixed.signature || !mixed.ticketRoot)) throw new RangeError('A draw with a beacon has its parts')
  const beacon = isMixed ? beaconValue(mixed.signature ?? '') : noBeacon
  const seed = drawSeed({ chain, beacon, ticketRoot: isMixed ? (mixed.ticketRoot ?? noBeacon) : noBeacon })
  return { beacon, seed, triple: { serverSeed: seed, clientSeed: `${gameId}:${drawNo}`, nonce: 0 } }
}
