/** How a sport is named and drawn in the lobby. */
export type SportsTitle = {
  /** Of its game and of its tile. */
  readonly slug: string
  readonly names: { readonly vi: string; readonly en: string }
  readonly house: SportsHouseSlug
  /** A scene, colours and a subject of the art recipe. */
  readonly tile: { readonly scene: string; readonly palette: string; readonly hero: string }
}

/** Brands under which sports are shown: the first is a label of the contract. */
export const sportsHouses = [{ slug: 'FB', name: 'FB Sports' }] as const
export type SportsHouseSlug = (typeof sportsHouses)[number]['slug']

export const sportsTitles = [
  {
    ...{ slug: 'football', house: 'FB', names: { vi: 'Bóng đá', en: 'Football' } },
    tile: { scene: 'peaks', palette: 'jade', hero: 'fluent:soccer-ball' },
  },
] as const satisfies readonly SportsTitle[]
