import { beaconRoundAt } from './beacon.ts'
import { sha256Hex } from './hashes.ts'

/** Between the close of a draw and the beacon that decides it, so that no clock a little off meets a known number. */
const beaconDelayMs = 6_000

/** Stands for a beacon and for the root of the tickets where a draw takes none. */
export const noBeacon = '0'.repeat(64)

/** The beacon round that decides a draw whose sale closes at this moment. */
export const drawRoundAt = (closeAtMs: number): number => beaconRoundAt(closeAtMs + beaconDelayMs)

/** What a draw is made of, each as 64 lower-case hex characters. */
type DrawParts = { readonly chain: string; readonly beacon: string; readonly ticketRoot: string }

/** The server seed of a draw: an element of its chain, the beacon after the close, and the root of the tickets sold. */
export const drawSeed = ({ chain, beacon, ticketRoot }: DrawParts): string =>
  sha256Hex(`fg-draw/1${chain}${beacon}${ticketRoot}`)
