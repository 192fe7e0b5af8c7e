/** The seven colours of a scene, from the top of the sky to the accent of its frame. */
export interface Palette {
  skyTop: string
  skyMiddle: string
  horizon: string
  glow: string
  groundDark: string
  groundMiddle: string
  accent: string
}

type Colours = [
  skyTop: string,
  skyMiddle: string,
  horizon: string,
  glow: string,
  groundDark: string,
  groundMiddle: string,
  accent: string,
]

function palette(...[skyTop, skyMiddle, horizon, glow, groundDark, groundMiddle, accent]: Colours): Palette {
  return { skyTop, skyMiddle, horizon, glow, groundDark, groundMiddle, accent }
}

export const palettes = {
  dusk: palette('#1d1145', '#54246e', '#d2606c', '#ffcf7a', '#190d36', '#3d1c58', '#ffc65c'),
  ember: palette('#3a0f1e', '#9a2430', '#f08340', '#ffd76e', '#2a0a18', '#6d1a2b', '#ffb347'),
  tet: palette('#6d0b1e', '#b71c2f', '#e8483d', '#ffd873', '#4c0717', '#8f1428', '#ffcf5a'),
  jade: palette('#06302f', '#0d6456', '#45b383', '#e8f6a2', '#05211f', '#0a4a42', '#ffd76e'),
  lagoon: palette('#0a2d62', '#0f6b9a', '#3fc3c3', '#c8fff0', '#071f46', '#0c4a78', '#ffd98a'),
  deep: palette('#0b1d55', '#123f93', '#2a86d0', '#a6e8ff', '#071238', '#0e2d6c', '#7fe6ff'),
  violet: palette('#1b0f4c', '#4a23a0', '#9a4be0', '#ffb5f2', '#120a34', '#331876', '#ff9be0'),
  sand: palette('#23345e', '#8a5a6a', '#f0a35a', '#ffe6a3', '#3a1f2c', '#8a4f32', '#ffd166'),
  frost: palette('#142560', '#3c6cc0', '#a9d8f5', '#ffffff', '#101b4a', '#33539c', '#d8f3ff'),
  gold: palette('#4a2406', '#a05a12', '#f0b040', '#fff0b8', '#311603', '#7a430c', '#ffe08a'),
  night: palette('#0e1030', '#25225e', '#5a4a9a', '#c8c0ff', '#0a0a22', '#1d1a4a', '#ffd76e'),
  blood: palette('#14091e', '#3c0f2e', '#8a1c3a', '#ff8a6a', '#0e0616', '#2c0c24', '#ff6a5a'),
  neon: palette('#120a3a', '#3a0f78', '#e0308c', '#5ff0ff', '#0b0628', '#260b58', '#5ff0ff'),
  rose: palette('#4d1140', '#a72c66', '#f58a92', '#ffe3cf', '#360b30', '#7a1f52', '#ffd9a0'),
  forest: palette('#0e2f2c', '#1f6a3f', '#8cc152', '#f4ffb0', '#08211d', '#164a30', '#ffd76e'),
  plum: palette('#241048', '#51206a', '#8e3580', '#ffd9a0', '#170a30', '#36154e', '#ffc65c'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
