/** Punctuation, digits and letters of every screen, and the accented letters Vietnamese shares with Latin-1. */
export const latinRange =
  'U+20-7E, U+A0, U+A9, U+B7, U+C0-C3, U+C8-CA, U+CC-CD, U+D2-D5, U+D7, U+D9-DA, U+DD, U+E0-E3, U+E8-EA, U+EC-ED, ' +
  'U+F2-F5, U+F9-FA, U+FD, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212'

/** The letters only Vietnamese has, and the sign of its currency. */
export const vietnameseRange =
  'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-301, U+303, U+309, U+323, U+1EA0-1EF9, U+20AB'

/** Letters, marks and signs of Arabic; those that only Persian, Urdu and others have stay in the full files. */
export const arabicRange = 'U+60C, U+61B, U+61F, U+621-63A, U+640-652, U+66A-66C, U+670'

export type FontCut = {
  /** Package path of the full file. */
  source: string
  /** Name of the cut file in src/styles/fonts. */
  file: string
  range: string
  /** Weights kept of a variable font: what the design uses. */
  weights?: { min: number; max: number; default: number }
  features: readonly string[]
}

/** Kerning and figures of one width. Letters with stacked marks are signs of their own and need no feature. */
const features = ['kern', 'tnum'] as const
/** Letters of Arabic change by their place in the word. */
const joining = [
  'ccmp',
  'isol',
  'init',
  'medi',
  'fina',
  'rlig',
  'calt',
  'liga',
  'mark',
  'mkmk',
  'curs',
  'kern',
] as const

const weights = { min: 400, max: 800, default: 400 }
const hanken = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk'
const bevan = '@fontsource/bevan/files/bevan'

/** The files the first screen asks for. Everything else stays in the full files and loads when it is met. */
export const fontCuts: readonly FontCut[] = [
  { source: `${hanken}-latin-wght-normal.woff2`, file: 'hanken-latin.woff2', range: latinRange, weights, features },
  {
    source: `${hanken}-vietnamese-wght-normal.woff2`,
    file: 'hanken-vietnamese.woff2',
    range: vietnameseRange,
    weights,
    features,
  },
  { source: `${bevan}-latin-400-normal.woff2`, file: 'bevan-latin.woff2', range: latinRange, features },
  { source: `${bevan}-vietnamese-400-normal.woff2`, file: 'bevan-vietnamese.woff2', range: vietnameseRange, features },
]

/** What Arabic asks for on top. */
export const arabicCuts: readonly FontCut[] = [
  {
    source: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    file: 'noto-arabic.woff2',
    range: arabicRange,
    weights,
    features: joining,
  },
  {
    source: '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2',
    file: 'lalezar-arabic.woff2',
    range: arabicRange,
    features: joining,
  },
]

/** Every character of a CSS unicode-range. */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [from = '', to = from] = part.trim().replace('U+', '').split('-')
      const first = Number.parseInt(from, 16)
      const last = Number.parseInt(to, 16)
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
    })
    .join('')
}
