import type { SeriesSport } from './series/series-match.ts'

/** How a sport is named and drawn in the lobby. */
export type SportsTitle = {
  /** Of its game and of its tile. */
  readonly slug: string
  readonly names: { readonly vi: string; readonly en: string }
  readonly house: SportsHouseSlug
  readonly category: 'SPORTS' | 'ESPORTS'
  /** What is played in it. */
  readonly sports: readonly ('football' | 'basketball' | SeriesSport)[]
  /** A scene, colours and a subject of the art recipe. */
  readonly tile: { readonly scene: string; readonly palette: string; readonly hero: string }
}

/** Brands under which sports are shown: the first is a label of the contract. */
export const sportsHouses = [
  { slug: 'FB', name: 'FB Sports' },
  { slug: 'NEXUS', name: 'Nexus Arena' },
] as const
export type SportsHouseSlug = (typeof sportsHouses)[number]['slug']

export const sportsTitles = [
  {
    ...{ slug: 'football', house: 'FB', names: { vi: 'Bóng đá', en: 'Football' } },
    ...{ category: 'SPORTS', sports: ['football'] },
    tile: { scene: 'peaks', palette: 'jade', hero: 'fluent:soccer-ball' },
  },
  {
    ...{ slug: 'tennis', house: 'FB', names: { vi: 'Quần vợt', en: 'Tennis' } },
    ...{ category: 'SPORTS', sports: ['tennis'] },
    tile: { scene: 'rays', palette: 'lagoon', hero: 'fluent:crown' },
  },
  {
    ...{ slug: 'basketball', house: 'FB', names: { vi: 'Bóng rổ', en: 'Basketball' } },
    ...{ category: 'SPORTS', sports: ['basketball'] },
    tile: { scene: 'rays', palette: 'ember', hero: 'noto:bullseye' },
  },
  {
    ...{ slug: 'esports', house: 'NEXUS', names: { vi: 'E-Sports', en: 'E-Sports' } },
    ...{ category: 'ESPORTS', sports: ['cs', 'moba'] },
    tile: { scene: 'rays', palette: 'neon', hero: 'fluent:video-game' },
  },
] as const satisfies readonly SportsTitle[]
