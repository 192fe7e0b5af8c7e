/** Whose cockfights are shown: the house's own arena, and labels that stand for vendors of the contract. */
export const arenaHouses = [
  { slug: 'carousel-arena', name: 'Carousel Arena' },
  { slug: 'DS88', name: 'DS88' },
  { slug: 'DIG', name: 'DIG' },
  { slug: 'SV3', name: 'SV3' },
  { slug: 'WS168', name: 'WS168' },
  { slug: 'WGB', name: 'WGB' },
] as const satisfies readonly { slug: string; name: string }[]

export type ArenaHouseSlug = (typeof arenaHouses)[number]['slug']

/** How a ring looks. */
export const arenaLooks = ['big-top', 'lanterns', 'neon', 'harbour', 'harvest', 'moonlit'] as const
export type ArenaLook = (typeof arenaLooks)[number]

/** The pictures a clockwork rooster is stacked of, the lowest first. */
export const roosterLayers = ['stand', 'legs', 'tail', 'body', 'head', 'wing', 'key'] as const
export type RoosterLayer = (typeof roosterLayers)[number]
export const roosterCoats = ['meron', 'wala'] as const
export type RoosterCoat = (typeof roosterCoats)[number]
