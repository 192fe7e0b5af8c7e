/** The colours of engraved lettering and of coins: three of the metal, its dark edge, its bright rim. */
export interface Ink {
  high: string
  middle: string
  low: string
  edge: string
  rim: string
}

type Colours = [high: string, middle: string, low: string, edge: string, rim: string]

function ink(...[high, middle, low, edge, rim]: Colours): Ink {
  return { high, middle, low, edge, rim }
}

export const inks = {
  gold: ink('#fff6cf', '#ffd35a', '#e08a1c', '#5a1d08', '#fff1c0'),
  ruby: ink('#ffe3d6', '#ff6a5e', '#c3142f', '#3d0515', '#ffd98a'),
  ice: ink('#ffffff', '#bfeaff', '#4a9be6', '#0c2157', '#dff6ff'),
  jade: ink('#f6ffd6', '#8ee06a', '#1d8f52', '#05301f', '#ffe08a'),
  neon: ink('#ffffff', '#8ff6ff', '#22b8e8', '#25085e', '#ff5fd0'),
  cream: ink('#ffffff', '#fff1d6', '#f0c79a', '#3a1240', '#ffc65c'),
  fire: ink('#fff8c8', '#ffb32e', '#ea3b1a', '#3a0610', '#ffe28a'),
  violet: ink('#ffffff', '#e2c8ff', '#9a5cf0', '#24085a', '#ffd98a'),
  silver: ink('#ffffff', '#d8deec', '#8791ad', '#141a38', '#ffd98a'),
  bronze: ink('#ffe9c8', '#d9a05a', '#8a5a2a', '#2a1608', '#ffdca0'),
} as const satisfies Record<string, Ink>

export type InkName = keyof typeof inks
