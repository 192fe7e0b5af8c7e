import type { WaterLook } from '../catalogue/fishing.ts'

type Colours = readonly [string, ...string[]]

export interface Water {
  /** From the surface to the floor. */
  depths: readonly [string, string, string, string, string]
  /** Light above the surface, from left to right. */
  lights: readonly string[]
  /** Reefs from the farthest to the nearest, and the floor. */
  reefs: readonly [string, string, string]
  /** The two stripes of the sunken carousel. */
  canopy: readonly [string, string]
  kelp: Colours
}

const night = ['#ffc46a', '#ff8a7a', '#ffd98a', '#c79bff', '#ffb35c']

export const waters: Readonly<Record<WaterLook, Water>> = {
  shallow: {
    ...{ depths: ['#2a4fa8', '#1f6fb8', '#124f96', '#0d2f6b', '#0a1c48'], lights: night },
    ...{ reefs: ['#0f3f86', '#0b3070', '#081a3e'], canopy: ['#1c5a9c', '#143f80'] },
    kelp: ['#0c5f6a', '#0a4a6c', '#157a6a', '#7a2f6c', '#a8466a'],
  },
  reef: {
    depths: ['#4fb8d8', '#1f9cc0', '#127a9e', '#0c4f74', '#08304e'],
    lights: ['#fff3c4', '#ffe29a', '#fff7dc', '#c8fff0', '#ffe6a8'],
    ...{ reefs: ['#12688c', '#0d4c70', '#062a44'], canopy: ['#2a86a6', '#196484'] },
    kelp: ['#12806a', '#0c6a72', '#2fa06e', '#c0506a', '#d8785a'],
  },
  deep: {
    depths: ['#3a2a8c', '#2c2480', '#1d1a60', '#120f3e', '#090720'],
    lights: ['#b49bff', '#7a6cff', '#d9a6ff', '#6ad8ff', '#a07aff'],
    ...{ reefs: ['#221c6c', '#181450', '#0a0826'], canopy: ['#3c3494', '#2a2374'] },
    kelp: ['#2c5a8c', '#3a3a8c', '#2a7a8c', '#7a3fa8', '#b04fb0'],
  },
}
