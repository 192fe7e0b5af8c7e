import type { LiveStudioSlug } from '../catalogue/live-studios.ts'
import type { InkName } from '../kit/inks.ts'
import type { PaletteName } from '../kit/palettes.ts'

export interface LiveRoom {
  palette: PaletteName
  /** The felt from the edge of the table to the guest. */
  felt: readonly [far: string, middle: string, near: string]
  bokeh: readonly [string, ...string[]]
  lantern: string
  /** What stands behind the arches. */
  view: 'hall' | 'stars'
  ink: InkName
}

export const liveRooms: Readonly<Record<LiveStudioSlug, LiveRoom>> = {
  'lotus-live': {
    ...{ palette: 'plum', felt: ['#34868c', '#1f5f69', '#123640'], bokeh: ['#ffd9a0', '#ff9a6a', '#ffd08a'] },
    ...{ lantern: '#e8322f', view: 'hall', ink: 'cream' },
  },
  'pearl-river': {
    ...{ palette: 'tet', felt: ['#b8404c', '#7d1a30', '#3c0a1c'], bokeh: ['#ffd873', '#ff9a6a', '#ffe6b8'] },
    ...{ lantern: '#f0a52e', view: 'hall', ink: 'gold' },
  },
  'night-market': {
    ...{ palette: 'jade', felt: ['#2f8f5f', '#17593f', '#0a2e22'], bokeh: ['#e8f6a2', '#ffd08a', '#9ff0c4'] },
    ...{ lantern: '#f08a2e', view: 'hall', ink: 'cream' },
  },
  'grand-pavilion': {
    ...{ palette: 'deep', felt: ['#4668b8', '#24418a', '#0f2050'], bokeh: ['#a6e8ff', '#ffd98a', '#c8d8ff'] },
    ...{ lantern: '#ffd76e', view: 'stars', ink: 'ice' },
  },
}
