import { bronzeDrum } from '../../kit/objects/bronze-drum.ts'
import type { TileSpec } from '../tile-spec.ts'

export const bambooBrass: Record<string, TileSpec> = {
  'trau-vang-dong-noi': {
    scene: 'dunes',
    palette: 'gold',
    subject: { layout: 'bleed', hero: 'noto:water-buffalo', size: 282, shiftX: 2 },
    centreY: 176,
    title: { lines: ['Trâu Vàng', { small: 'Đồng Nội' }], face: 'bevan', ink: 'gold', heightMax: 96 },
  },
  'hai-tac-dao-xa': {
    scene: 'peaks',
    palette: 'lagoon',
    subject: { layout: 'portrait', hero: 'noto:parrot', size: 208, shiftX: -6 },
    props: [
      ['noto:pirate-flag', 0.84, 0.24, 92, 8],
      ['noto:coin', 0.18, 0.62, 60, -12],
      ['noto:coin', 0.82, 0.6, 50, 12],
      ['noto:anchor', 0.15, 0.24, 64, -12],
    ],
    title: { lines: ['Hải Tặc', 'Đảo Xa'], face: 'slab', ink: 'cream', warp: 'wave' },
  },
  'mat-than-ai-cap': {
    scene: 'dunes',
    palette: 'sand',
    subject: { layout: 'medal', hero: 'game:eye-of-horus', metal: 'gold', radius: 106 },
    centreY: 156,
    title: { lines: ['Mắt Thần', 'Ai Cập'], face: 'chonburi', ink: 'gold' },
  },
  'kho-bau-pharaon': {
    scene: 'dunes',
    palette: 'ember',
    subject: { layout: 'medal', hero: 'game:pharoah', metal: 'gold', radius: 106 },
    centreY: 156,
    title: { lines: ['Kho Báu', 'Pharaon'], face: 'slab', ink: 'gold' },
  },
  'trong-dong-am-vang': {
    scene: 'rays',
    palette: 'gold',
    subject: { layout: 'drawing', draw: (canvas, _palette, x, y) => bronzeDrum(canvas, x, y, 120) },
    centreY: 154,
    title: { lines: ['Trống Đồng', { small: 'Âm Vang' }], face: 'bevan', ink: 'bronze', heightMax: 96 },
  },
  'voi-chien-dai-ngan': {
    scene: 'jungle',
    palette: 'gold',
    subject: { layout: 'bleed', hero: 'noto:elephant', size: 272, shiftX: 2 },
    centreY: 168,
    props: [
      ['noto:shield', 0.16, 0.6, 62, -8],
      ['noto:crossed-swords', 0.84, 0.6, 66, 8],
    ],
    title: { lines: ['Voi Chiến', { small: 'Đại Ngàn' }], face: 'bevan', ink: 'gold', heightMax: 100 },
  },
  'su-tu-hoang-gia': {
    scene: 'curtain',
    palette: 'plum',
    subject: { layout: 'portrait', hero: 'noto:lion', size: 222 },
    centreY: 172,
    props: [
      ['fluent:crown', 0.5, 0.14, 92],
      ['fluent:gem-stone', 0.16, 0.6, 52, -12],
      ['fluent:gem-stone', 0.84, 0.6, 52, 12],
    ],
    title: { lines: ['Sư Tử', { small: 'Hoàng Gia' }], face: 'slab', ink: 'gold', heightMax: 104 },
  },
}
