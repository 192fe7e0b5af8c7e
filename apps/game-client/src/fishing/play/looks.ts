import { type FishPicture, fishPictures } from '@fairground/art/catalogue'
import type { Swim } from '../sea/bend.ts'

/** How fish move that are no fish; the others swim by their tails. */
const swims: Partial<Record<FishPicture, Swim>> = {
  ...{ jellyfish: 'bell', squid: 'bell', octopus: 'bell', kraken: 'bell' },
  ...{ crab: 'legs', lobster: 'legs', 'giant-crab': 'legs', 'spiral-shell': 'legs' },
  ...{ dragon: 'snake', crocodile: 'snake', mermaid: 'snake' },
}

/** Radius of a fish to the width of its picture: bodies do not fill their squares. */
const widthPerRadius = 2.7

export interface Look {
  picture: FishPicture
  swim: Swim
  size: number
}

/** How a species looks; one that this client does not know yet looks like a sardine. */
export function lookOf(species: string, radius: number): Look {
  const picture = fishPictures.find((name) => name === species) ?? 'sardine'
  return { picture, swim: swims[picture] ?? 'tail', size: radius * widthPerRadius }
}
