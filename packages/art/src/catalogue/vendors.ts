/** The studios of this release. Invented names: none is a real company. */
export const vendors = [
  { slug: 'nine-carp', name: 'Nine Carp' },
  { slug: 'ferris-reels', name: 'Ferris Reels' },
  { slug: 'moonwell', name: 'Moonwell' },
  { slug: 'copperhead', name: 'Copperhead' },
  { slug: 'paper-boat', name: 'Paper Boat' },
  { slug: 'lotus-garden', name: 'Lotus Garden' },
  { slug: 'bamboo-brass', name: 'Bamboo & Brass' },
  { slug: 'deepwater', name: 'Deepwater' },
] as const satisfies readonly { slug: string; name: string }[]

export type VendorSlug = (typeof vendors)[number]['slug']
