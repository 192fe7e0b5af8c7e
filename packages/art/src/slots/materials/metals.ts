import type { Canvas, Stop } from '../../kit/canvas.ts'

/** A metal from its highlight to its shade, and the line that is engraved into it. */
export interface Metal {
  high: string
  bright: string
  middle: string
  shade: string
  line: string
}

type Colours = [high: string, bright: string, middle: string, shade: string, line: string]

function metal(...[high, bright, middle, shade, line]: Colours): Metal {
  return { high, bright, middle, shade, line }
}

/** What cabinets, plates and coins are made of. */
export const stageMetals = {
  gold: metal('#fff3bf', '#ffcf5e', '#c67a1c', '#6e350f', '#2e1205'),
  copper: metal('#ffe0c0', '#f0985a', '#a84e22', '#54200e', '#2a0d05'),
  bronze: metal('#f4e2ac', '#c99a4e', '#7c5222', '#3c2410', '#1e1006'),
  silver: metal('#ffffff', '#ccd6ea', '#7684a6', '#343f60', '#12172c'),
  jade: metal('#f0ffd2', '#98dc8c', '#2f8a5c', '#0e4434', '#04201a'),
  rose: metal('#fff0e4', '#f8b8a4', '#b8625e', '#5c2440', '#2c0d22'),
  chrome: metal('#ffffff', '#9cf0ff', '#5a54d8', '#260f72', '#0f0536'),
  iron: metal('#d8dce6', '#8a90a4', '#4a4f64', '#20232f', '#0c0d14'),
  ivory: metal('#fffdf2', '#f2e2bf', '#b8966a', '#6c4c30', '#2e1c10'),
  lacquer: metal('#ff9a80', '#d6303a', '#8a1020', '#4a0612', '#240207'),
  teal: metal('#d8fff4', '#5cc8bc', '#1a7a80', '#0a3a48', '#041c26'),
  wood: metal('#e8b878', '#a86a34', '#643818', '#351b0a', '#1a0c04'),
} as const satisfies Record<string, Metal>

export type StageMetalName = keyof typeof stageMetals

/** Enamels and stones. */
export const gemColours = [
  '#d81f3f',
  '#2262dd',
  '#0f9a5a',
  '#8b3ad8',
  '#e8951c',
  '#0f98a8',
  '#d93c88',
  '#f0562c',
  '#4a3fd0',
] as const

export const metalStops = ({ high, bright, middle, shade }: Metal): Stop[] => [
  [0, high],
  [0.22, bright],
  [0.46, middle],
  [0.52, shade],
  [0.6, middle],
  [0.86, bright],
  [1, high],
]

/** Polished metal between two heights of the canvas; over the box it fills when none are given. */
export function metalFill(canvas: Canvas, of: Metal, span?: readonly [top: number, bottom: number]): string {
  return span ? canvas.vertical(metalStops(of), ...span) : canvas.linear(metalStops(of))
}
