/** The material of a cabinet: four shades top to bottom, its bright edge and its lamps, as hex. */
export interface Metal {
  top: string
  upper: string
  lower: string
  foot: string
  edge: string
  lampLit: string
  lampDark: string
}

type Colours = [
  top: string,
  upper: string,
  lower: string,
  foot: string,
  edge: string,
  lampLit: string,
  lampDark: string,
]

function metal(...[top, upper, lower, foot, edge, lampLit, lampDark]: Colours): Metal {
  return { top, upper, lower, foot, edge, lampLit, lampDark }
}

export const metals = {
  gold: metal('#f6c56a', '#b5651f', '#6b2a18', '#c07a2c', '#ffe2a6', '#fff3cf', '#8a4a1c'),
  copper: metal('#f0a878', '#a8552c', '#5c2416', '#b0662f', '#ffd0a8', '#fff0d4', '#7c3c1c'),
  silver: metal('#e4e9f6', '#8a93b4', '#3c4468', '#949dbe', '#ffffff', '#f4fbff', '#566084'),
  jade: metal('#b8e6a0', '#3f8f5c', '#174a3a', '#5aa870', '#eaffcf', '#fff7cf', '#1f5c44'),
  rose: metal('#ffc9c4', '#c0688a', '#5e2450', '#c97f98', '#ffe8dc', '#fff3e4', '#8a3f66'),
  neon: metal('#8ff0ff', '#5a58d8', '#2a1470', '#a04be0', '#d4fbff', '#e8fdff', '#46309a'),
} as const satisfies Record<string, Metal>

export type MetalName = keyof typeof metals
