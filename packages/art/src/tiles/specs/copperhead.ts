import type { TileSpec } from '../tile-spec.ts'

export const copperhead: Record<string, TileSpec> = {
  'neon-ninja': {
    scene: 'neon',
    palette: 'neon',
    subject: { layout: 'bleed', hero: 'noto:ninja', size: 262, shiftX: 0 },
    props: [['noto:crossed-swords', 0.82, 0.2, 82, 10]],
    title: { lines: ['NEON', 'NINJA'], face: 'bungee', ink: 'neon', skew: -0.12, warp: 'rise' },
  },
  'wild-mesa': {
    scene: 'mesa',
    palette: 'sand',
    subject: { layout: 'bleed', hero: 'noto:bison', size: 270, shiftX: 6 },
    centreY: 176,
    title: { lines: ['WILD', 'MESA'], face: 'slab', ink: 'fire', warp: 'bulge' },
  },
  'trong-rung-sau': {
    scene: 'jungle',
    palette: 'forest',
    subject: { layout: 'portrait', hero: 'noto:gorilla', size: 236 },
    props: [
      ['noto:long-drum', 0.84, 0.6, 84, 12],
      ['noto:hibiscus', 0.15, 0.6, 62, -12],
    ],
    title: { lines: ['Trống', 'Rừng Sâu'], face: 'slab', ink: 'gold' },
  },
  'robo-rush': {
    scene: 'retro',
    palette: 'neon',
    subject: { layout: 'portrait', hero: 'fluent:robot', size: 202 },
    title: { lines: ['ROBO', 'RUSH'], face: 'stencil', ink: 'silver', skew: -0.16, warp: 'rise', heightMax: 104 },
  },
  'ky-jura-noi-gian': {
    scene: 'jungle',
    palette: 'ember',
    subject: { layout: 'bleed', hero: 'noto:t-rex', size: 268, shiftX: 6 },
    centreY: 166,
    title: { lines: ['KỶ JURA', 'NỔI GIẬN'], face: 'stencil', ink: 'fire', warp: 'bulge', heightMax: 112 },
  },
  'dai-bang-vien-tay': {
    scene: 'mesa',
    palette: 'dusk',
    subject: { layout: 'portrait', hero: 'noto:eagle', size: 240 },
    props: [
      ['noto:feather', 0.16, 0.22, 62, -16],
      ['noto:cactus', 0.85, 0.57, 66, 6],
      ['noto:coin', 0.18, 0.6, 50, -12],
    ],
    title: { lines: ['Đại Bàng', { small: 'Viễn Tây' }], face: 'slab', ink: 'gold', heightMax: 104 },
  },
  'ca-sau-dam-lay': {
    scene: 'jungle',
    palette: 'lagoon',
    subject: { layout: 'bleed', hero: 'noto:crocodile', size: 258, shiftX: 2 },
    centreY: 156,
    props: [
      ['noto:coin', 0.16, 0.62, 50, -12],
      ['noto:lotus', 0.84, 0.62, 58, 8],
    ],
    title: { lines: ['Cá Sấu', 'Đầm Lầy'], face: 'stencil', ink: 'jade', heightMax: 112 },
  },
}
