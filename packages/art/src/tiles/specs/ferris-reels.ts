import type { Canvas } from '../../kit/canvas.ts'
import { fortuneWheel } from '../../kit/objects/fortune-wheel.ts'
import { type ReelFace, reels } from '../../kit/objects/reels.ts'
import { seven } from '../../kit/objects/seven.ts'
import type { Palette } from '../../kit/palettes.ts'
import type { SubjectRef } from '../../kit/subjects.ts'
import type { TileSpec } from '../tile-spec.ts'

function fruit(ref: SubjectRef): ReelFace {
  return (canvas, x, y, width) => canvas.icon(ref, { x, y, size: width * 0.9 })
}

function machine(...faces: [ReelFace, ReelFace, ReelFace]) {
  return (canvas: Canvas, palette: Palette, x: number, y: number) =>
    reels(canvas, x, y, { width: 226, height: 126, faces, palette })
}

export const ferrisReels: Record<string, TileSpec> = {
  'vu-tru-vang': {
    scene: 'cosmos',
    palette: 'violet',
    subject: { layout: 'portrait', hero: 'fluent:astronaut', size: 206, rotate: -6 },
    props: [
      ['fluent:rocket', 0.84, 0.22, 86, 8],
      ['fluent:gem-stone', 0.15, 0.56, 56, -12],
      ['fluent:coin', 0.84, 0.58, 46, 14],
    ],
    title: { lines: ['VŨ TRỤ', 'VÀNG'], face: 'bungee', ink: 'gold', warp: 'bulge' },
  },
  'tiec-trai-cay': {
    scene: 'rays',
    palette: 'ember',
    subject: {
      layout: 'drawing',
      draw: machine(fruit('fluent:cherries'), fruit('fluent:watermelon'), fruit('fluent:lemon')),
    },
    centreY: 158,
    props: [
      ['fluent:grapes', 0.14, 0.6, 66, -12],
      ['fluent:tangerine', 0.86, 0.6, 60, 12],
    ],
    title: { lines: ['Tiệc', 'Trái Cây'], face: 'sigmar', ink: 'cream' },
  },
  '777-den-mau': {
    scene: 'tent',
    palette: 'dusk',
    subject: { layout: 'drawing', draw: machine(seven, seven, seven) },
    centreY: 164,
    title: { lines: ['777', 'Đèn Màu'], face: 'sigmar', ink: 'gold' },
  },
  'banh-xe-van-may': {
    scene: 'curtain',
    palette: 'ember',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        fortuneWheel(canvas, x, y, { radius: 112, colours: ['#d02a49', '#ffc65c', '#3a1c6e', '#1fa7b3'] }),
    },
    centreY: 160,
    title: { lines: ['Bánh Xe', 'Vận May'], face: 'bevan', ink: 'gold' },
  },
  'vuong-mien-trieu-do': {
    scene: 'tent',
    palette: 'plum',
    subject: { layout: 'portrait', hero: 'fluent:crown', size: 214 },
    props: [
      ['fluent:gem-stone', 0.16, 0.56, 62, -14],
      ['fluent:gem-stone', 0.84, 0.56, 62, 14],
      ['fluent:coin', 0.5, 0.6, 56],
    ],
    title: { lines: [{ small: 'VƯƠNG MIỆN' }, 'TRIỆU ĐÔ'], face: 'bungee', ink: 'gold', heightMax: 96 },
  },
  'ao-thuat-dem-hoi': {
    scene: 'curtain',
    palette: 'plum',
    subject: { layout: 'portrait', hero: 'noto:top-hat', size: 196, rotate: -7 },
    centreY: 172,
    props: [
      ['noto:magic-wand', 0.8, 0.27, 92, 6],
      ['fluent:crystal-ball', 0.17, 0.56, 64, -6],
      ['noto:dove', 0.24, 0.2, 70, -8],
      ['fluent:glowing-star', 0.85, 0.58, 48, 12],
    ],
    title: { lines: ['Ảo Thuật', { small: 'Đêm Hội' }], face: 'sigmar', ink: 'gold', heightMax: 100 },
  },
}
