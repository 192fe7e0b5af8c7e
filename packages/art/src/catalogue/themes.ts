import { type Metal, type MetalName, metals } from './metals.ts'

/** Colours of the game frame of one theme family, as hex; made for a dark surround. */
export interface ThemePalette {
  /** The air behind the cabinet, from the middle outward (radial). */
  air: readonly [middle: string, half: string, edge: string]
  /** One reel from its edge to its middle (linear, mirrored). */
  reel: readonly [edge: string, quarter: string, middle: string]
  /** What lies between the reels and under the message line. */
  well: string
  /** Light behind a winning symbol, of rays and of the win line. */
  glow: string
  /** The cabinet. */
  frame: Metal
}

type Row = [metal: MetalName, air: ThemePalette['air'], reel: ThemePalette['reel'], well: string, glow: string]

function themePalette(...[metal, air, reel, well, glow]: Row): ThemePalette {
  return { air, reel, well, glow, frame: metals[metal] }
}

/** One set of symbols and colours per family of titles. */
export const themePalettes = {
  phoenix: themePalette(
    'gold',
    ['#7a1f2c', '#43102a', '#1c0a22'],
    ['#16071c', '#421736', '#5a2144'],
    '#2a0d1c',
    '#ffbe46',
  ),
  dragon: themePalette(
    'jade',
    ['#0f5a4c', '#083a36', '#04191c'],
    ['#03161a', '#0a3a38', '#12524a'],
    '#06201f',
    '#ffd76e',
  ),
  fortune: themePalette(
    'gold',
    ['#a3222f', '#6a0f20', '#2c0710'],
    ['#22060e', '#5a0e1e', '#7c1828'],
    '#33080f',
    '#ffd35a',
  ),
  sea: themePalette(
    'silver',
    ['#12608f', '#0b3468', '#061634'],
    ['#04102a', '#0c2f60', '#134480'],
    '#071a3c',
    '#7fe6ff',
  ),
  west: themePalette(
    'copper',
    ['#a0543a', '#5a2a34', '#241420'],
    ['#1c0f18', '#4a2430', '#66343a'],
    '#2a161e',
    '#ffd166',
  ),
  egypt: themePalette(
    'gold',
    ['#9a6a2c', '#4c3450', '#1c1630'],
    ['#161024', '#3c2a48', '#543c58'],
    '#231a32',
    '#ffe08a',
  ),
  night: themePalette(
    'silver',
    ['#40309a', '#221858', '#0d0a26'],
    ['#0a081f', '#221a52', '#322672'],
    '#130e30',
    '#c8c0ff',
  ),
  fair: themePalette(
    'gold',
    ['#7a2a5c', '#3c1850', '#180c2c'],
    ['#140a26', '#381a50', '#4e2866'],
    '#200f34',
    '#ffc65c',
  ),
  garden: themePalette(
    'rose',
    ['#a23a72', '#5a1e54', '#240c2c'],
    ['#1c0a26', '#4a1a4a', '#682a62'],
    '#2c1032',
    '#ffd9a0',
  ),
  jungle: themePalette(
    'copper',
    ['#2c6a3c', '#123c2c', '#071c18'],
    ['#051612', '#123a2a', '#1c5238'],
    '#08211a',
    '#f4d86a',
  ),
  neon: themePalette(
    'neon',
    ['#6a1c8c', '#2c0f62', '#0d0630'],
    ['#0a0526', '#2a0f5c', '#3c1a7c'],
    '#140838',
    '#5ff0ff',
  ),
  frost: themePalette(
    'silver',
    ['#3f78c4', '#1c3c80', '#0b1740'],
    ['#081234', '#1a3876', '#2a52a0'],
    '#0e1d4c',
    '#d8f3ff',
  ),
  royal: themePalette(
    'gold',
    ['#5c2a86', '#321456', '#140828'],
    ['#100622', '#301650', '#44246c'],
    '#1c0c34',
    '#ffd35a',
  ),
} as const satisfies Record<string, ThemePalette>

export type Theme = keyof typeof themePalettes

export const themes = Object.keys(themePalettes) as Theme[]
