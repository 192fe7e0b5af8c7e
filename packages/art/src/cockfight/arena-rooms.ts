import type { ArenaLook } from '../catalogue/arenas.ts'
import type { PaletteName } from '../kit/palettes.ts'

export interface ArenaRoom {
  palette: PaletteName
  /** Stripes of the tent. */
  cloth: readonly [string, string]
  /** The floor from its middle to its edge. */
  floor: readonly [string, string, string]
  bokeh: readonly [string, ...string[]]
  /** What hangs from the roof besides lamps. */
  hung: 'nothing' | 'lanterns' | 'stars'
}

export const arenaRooms: Readonly<Record<ArenaLook, ArenaRoom>> = {
  'big-top': {
    ...{ palette: 'dusk', cloth: ['#5c1840', '#8a5a6e'], floor: ['#f2cf96', '#c98d50', '#6b3a22'] },
    ...{ bokeh: ['#ffcf7a', '#ff9a6a', '#ffe6b0'], hung: 'nothing' },
  },
  lanterns: {
    ...{ palette: 'tet', cloth: ['#5a0d1e', '#97303a'], floor: ['#f4d08c', '#c07a3c', '#5c2414'] },
    ...{ bokeh: ['#ffd873', '#ff7a6a', '#ffe6b8'], hung: 'lanterns' },
  },
  neon: {
    ...{ palette: 'neon', cloth: ['#23125e', '#4b1f86'], floor: ['#c8a6ff', '#6a3fc0', '#22104e'] },
    ...{ bokeh: ['#5ff0ff', '#ff7ad0', '#c8b4ff'], hung: 'nothing' },
  },
  harbour: {
    ...{ palette: 'lagoon', cloth: ['#0f3f6e', '#3f86a6'], floor: ['#ecd9ae', '#b08a58', '#4a3420'] },
    ...{ bokeh: ['#c8fff0', '#ffd98a', '#9fe0ff'], hung: 'stars' },
  },
  harvest: {
    ...{ palette: 'gold', cloth: ['#6a3a0c', '#b0782c'], floor: ['#f7dfa0', '#cf9a48', '#6e4216'] },
    ...{ bokeh: ['#fff0b8', '#ffc65c', '#e8f6a2'], hung: 'lanterns' },
  },
  moonlit: {
    ...{ palette: 'night', cloth: ['#181a48', '#45468a'], floor: ['#d8d4f4', '#8a86b8', '#33305e'] },
    ...{ bokeh: ['#c8c0ff', '#ffd76e', '#e6e0ff'], hung: 'stars' },
  },
}
