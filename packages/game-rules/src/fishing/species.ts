import { type BossPrize, bossMean } from './boss.ts'
import { fishMultipliers } from './shot.ts'

export type SpeciesKind = 'small' | 'medium' | 'large' | 'boss'

/** What swims: a kill pays `multiplier`, of a boss one of its list, whose mean `multiplier` is. */
export type Species = {
  readonly species: string
  readonly kind: SpeciesKind
  readonly multiplier: number
  readonly prizes: readonly BossPrize[]
  /** In units of the field. */
  readonly radius: number
  /** How long it swims from one end of its path to the other. */
  readonly swimMs: number
  /** When it is killed, the room stands still for so long: it pays as any fish of its multiple does. */
  readonly freezeMs: number
}

const names = [
  ...['sardine', 'shrimp', 'tropical-fish', 'clownfish', 'spiral-shell', 'goldfish', 'lobster', 'crab', 'blowfish'],
  ...['squid', 'jellyfish', 'turtle', 'dolphin', 'octopus', 'seal', 'shark', 'whale', 'mermaid'],
  ...['giant-crab', 'crocodile', 'kraken', 'leviathan', 'dragon'],
] as const

const looks: Record<SpeciesKind, { readonly radius: number; readonly swimMs: number }> = {
  small: { radius: 30, swimMs: 15_000 },
  medium: { radius: 44, swimMs: 19_000 },
  large: { radius: 68, swimMs: 24_000 },
  boss: { radius: 120, swimMs: 36_000 },
}

/** A jellyfish is worth what any fish of its multiple is; that the room stands still changes no chance. */
const freezes: Readonly<Record<string, number>> = { jellyfish: 5_000 }

/** Of `mean`: half of it mostly, itself, twice it, and five times it at best. */
const prizesOf = (mean: number): BossPrize[] => [
  [mean / 2, 12],
  [mean, 5],
  [mean * 2, 2],
  [mean * 5, 1],
]

export const allSpecies: readonly Species[] = fishMultipliers.map((multiplier, at) => {
  const kind = kindOf(multiplier)
  const species = names[at] ?? `x${multiplier}`
  const prizes: readonly BossPrize[] = kind === 'boss' ? prizesOf(multiplier) : [[multiplier, 1]]
  return { species, kind, multiplier, prizes, ...looks[kind], freezeMs: freezes[species] ?? 0 }
})

const byName = new Map(allSpecies.map((each) => [each.species, each]))

export const findSpecies = (species: string): Species | undefined => byName.get(species)

/** The most that one value of a shot can bring at it. */
export const prizeMax = ({ prizes }: Species): number => Math.max(...prizes.map(([multiplier]) => multiplier))

/** What decides how hard it is to kill: its multiple, of a boss the mean of its list. */
export const priceOf = ({ prizes }: Species) => bossMean(prizes)

function kindOf(multiplier: number): SpeciesKind {
  if (multiplier <= 10) return 'small'
  if (multiplier <= 30) return 'medium'
  return multiplier <= 100 ? 'large' : 'boss'
}
