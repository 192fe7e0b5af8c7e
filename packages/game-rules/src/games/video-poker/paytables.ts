/** From nothing to the top; of several that fit, the one further on counts. */
export const categories = [
  'nothing',
  'high-pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'four-low',
  'four-low-kicker',
  'four-faces',
  'four-aces',
  'four-aces-kicker',
  'straight-flush',
  'five-of-a-kind',
  'wild-royal',
  'four-deuces',
  'royal-flush',
] as const

export type Category = (typeof categories)[number]

export type Paytable = {
  readonly id: string
  readonly wild: 'none' | 'deuces' | 'joker'
  /** Four of a kind by rank and kicker: all alike, aces and 2–4, aces and J–K, or aces and 2–4 with their kickers. */
  readonly quads: 'plain' | 'low' | 'faces' | 'kicker'
  /** Lowest rank of a pair that pays, 0 for 2 … 12 for A; undefined where pairs pay nothing. */
  readonly pairRankMin?: number
  /** Per coin; the royal flush is the one of five coins. */
  readonly pays: Readonly<Partial<Record<Category, number>>>
}

/** With one to four coins a natural royal pays this much per coin. */
export const shortRoyalPays = 250

const [ten, jack, king] = [8, 9, 11]

const jacksPays = {
  'royal-flush': 800,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  'three-of-a-kind': 3,
  'two-pair': 2,
  'high-pair': 1,
}
const bonusPays = { ...jacksPays, 'four-aces': 80, 'full-house': 8, flush: 5 }
const doublePays = { ...jacksPays, 'four-aces': 160, 'four-low': 80, 'four-of-a-kind': 50, 'two-pair': 1 }
const plain = { wild: 'none', quads: 'plain', pairRankMin: jack } as const

/** Nine machines, each with one paytable, named by what full house and flush pay. */
export const paytables: readonly Paytable[] = [
  { ...plain, id: 'jacks-or-better-9-6', pays: jacksPays },
  { ...plain, id: 'jacks-or-better-8-5', pays: { ...jacksPays, 'full-house': 8, flush: 5 } },
  { ...plain, id: 'tens-or-better-6-5', pairRankMin: ten, pays: { ...jacksPays, 'full-house': 6, flush: 5 } },
  { ...plain, id: 'bonus-poker-8-5', quads: 'low', pays: { ...bonusPays, 'four-low': 40 } },
  { ...plain, id: 'aces-and-faces-8-5', quads: 'faces', pays: { ...bonusPays, 'four-faces': 40 } },
  { ...plain, id: 'double-bonus-9-6-5', quads: 'low', pays: { ...doublePays, straight: 5 } },
  {
    ...plain,
    id: 'double-double-bonus-9-6',
    quads: 'kicker',
    pays: { ...doublePays, 'four-aces-kicker': 400, 'four-low-kicker': 160 },
  },
  {
    id: 'deuces-wild-25-15-9',
    wild: 'deuces',
    quads: 'plain',
    pays: {
      'royal-flush': 800,
      'four-deuces': 200,
      'wild-royal': 25,
      'five-of-a-kind': 15,
      'straight-flush': 9,
      'four-of-a-kind': 4,
      'full-house': 4,
      flush: 3,
      straight: 2,
      'three-of-a-kind': 1,
    },
  },
  {
    id: 'joker-poker-17-7-5',
    wild: 'joker',
    quads: 'plain',
    pairRankMin: king,
    pays: {
      'royal-flush': 800,
      'five-of-a-kind': 200,
      'wild-royal': 100,
      'straight-flush': 50,
      'four-of-a-kind': 17,
      'full-house': 7,
      flush: 5,
      straight: 3,
      'three-of-a-kind': 2,
      'two-pair': 1,
      'high-pair': 1,
    },
  },
]

export function packSizeOf({ wild }: Paytable): 52 | 53 {
  return wild === 'joker' ? 53 : 52
}

/** A category's pay per coin, by coins played. */
export function paysPerCoin({ pays }: Paytable, category: Category, coins: number): number {
  return category === 'royal-flush' && coins < 5 ? shortRoyalPays : (pays[category] ?? 0)
}
