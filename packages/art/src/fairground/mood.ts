import type { Stop } from '../kit/canvas.ts'

/** The colours of the ground at one time of day. */
export interface Mood {
  isLit: boolean
  sky: readonly Stop[]
  farHills: string
  midHills: string
  nearHills: string
  ground: string
  groundFoot: string
  steel: string
  steelDark: string
  legs: string
  /** Striped canvas: two colours and their shaded twins. */
  ruby: string
  rubyShade: string
  cream: string
  creamShade: string
  lampPool: string
  crowd: string
  crowdWarm: string
  rails: string
  trestle: string
  /** Cabins, flags, bunting and goods. */
  cabins: readonly [string, string, string, string, string, string]
  cord: string
}

const night: Mood = {
  isLit: true,
  sky: [
    [0, '#120c2a'],
    [0.34, '#221548'],
    [0.6, '#4a2463'],
    [0.78, '#8c3f6d'],
    [0.9, '#d96c66'],
    [1, '#f4a862'],
  ],
  farHills: '#3f2158',
  midHills: '#2b1747',
  nearHills: '#1d1138',
  ground: '#231440',
  groundFoot: '#171130',
  steel: '#e9c9d8',
  steelDark: '#8c6a9c',
  legs: '#5d3f7c',
  ruby: '#c8304c',
  rubyShade: '#7d1d42',
  cream: '#ffe9c6',
  creamShade: '#b98a8f',
  lampPool: '#ffc267',
  crowd: '#120a28',
  crowdWarm: '#4a2550',
  rails: '#6d3d77',
  trestle: '#3b2058',
  cabins: ['#ff6d6a', '#ffc65c', '#57c7c4', '#b48cf5', '#ff9ac0', '#8fd06a'],
  cord: '#0d0722',
}

const day: Mood = {
  isLit: false,
  sky: [
    [0, '#7fbfe6'],
    [0.4, '#b4dcf0'],
    [0.7, '#e6eee6'],
    [0.88, '#fbe7c6'],
    [1, '#fcd9a0'],
  ],
  farHills: '#b9cfae',
  midHills: '#97b88c',
  nearHills: '#7fa377',
  ground: '#ecd2a0',
  groundFoot: '#f6eee0',
  steel: '#ffffff',
  steelDark: '#d7b9b0',
  legs: '#c98f86',
  ruby: '#d83a52',
  rubyShade: '#b62b48',
  cream: '#fff6e4',
  creamShade: '#e8cfae',
  lampPool: '#ffd98a',
  crowd: '#6a4664',
  crowdWarm: '#c48a78',
  rails: '#d0665f',
  trestle: '#c79a94',
  cabins: ['#e4544f', '#f2ab2e', '#2fa3ad', '#8f70dc', '#e0679d', '#6aa84a'],
  cord: '#8a5a4a',
}

export const moods = { night, day } as const satisfies Record<string, Mood>

export type MoodName = keyof typeof moods

/** The colour of cabin or flag number `index`, in turn. */
export function cabinColour(mood: Mood, index: number): string {
  return mood.cabins[index % mood.cabins.length] ?? mood.cabins[0]
}
