import type { TileSpec } from '../tile-spec.ts'

export const nineCarp: Record<string, TileSpec> = {
  'rong-ho-phu-quy': {
    scene: 'pagoda',
    palette: 'tet',
    subject: { layout: 'duo', hero: 'noto:dragon-face', second: 'noto:tiger-face', size: 186, secondSize: 158 },
    props: [
      ['noto:coin', 0.2, 0.64, 52, -14],
      ['noto:coin', 0.82, 0.62, 44, 18],
      ['noto:coin', 0.5, 0.6, 60, 4],
    ],
    title: { lines: ['Rồng Hổ', 'Phú Quý'], face: 'bevan', ink: 'gold' },
  },
  'tet-phat-tai': {
    scene: 'scales',
    palette: 'tet',
    subject: { layout: 'portrait', hero: 'fluent:red-envelope', size: 176, rotate: -9 },
    props: [
      ['noto:firecracker', 0.82, 0.34, 96, 12],
      ['fluent:coin', 0.18, 0.58, 60, -12],
      ['fluent:coin', 0.74, 0.6, 48, 20],
      ['fluent:coin', 0.3, 0.18, 34, 10],
      ['fluent:cherry-blossom', 0.16, 0.3, 62],
      ['fluent:cherry-blossom', 0.86, 0.56, 40, 20],
    ],
    title: { lines: ['Tết', 'Phát Tài'], face: 'lobster', ink: 'gold' },
  },
  'gau-truc-may-man': {
    scene: 'jungle',
    palette: 'jade',
    subject: { layout: 'medal', hero: 'game:panda', metal: 'gold', radius: 102 },
    centreY: 150,
    props: [
      ['fluent:coin', 0.16, 0.6, 52, -14],
      ['fluent:coin', 0.84, 0.59, 46, 16],
      ['noto:red-paper-lantern', 0.87, 0.12, 50, 6],
      ['noto:red-paper-lantern', 0.13, 0.13, 44, -6],
    ],
    title: { lines: ['Gấu Trúc', 'May Mắn'], face: 'bevan', ink: 'gold' },
  },
  'than-tai-go-cua': {
    scene: 'scales',
    palette: 'gold',
    subject: { layout: 'portrait', hero: 'fluent:money-bag', size: 200 },
    props: [
      ['fluent:coin', 0.15, 0.52, 64, -14],
      ['fluent:coin', 0.85, 0.54, 70, 14],
      ['fluent:coin', 0.24, 0.2, 42, 8],
      ['fluent:coin', 0.78, 0.18, 36, -10],
      ['fluent:coin', 0.5, 0.62, 52],
    ],
    title: { lines: ['Thần Tài', 'Gõ Cửa'], face: 'bevan', ink: 'ruby' },
  },
  'meo-than-tai': {
    scene: 'scales',
    palette: 'rose',
    subject: { layout: 'medal', hero: 'game:cat', metal: 'gold', radius: 102 },
    centreY: 150,
    props: [
      ['noto:coin', 0.5, 0.645, 62],
      ['noto:coin', 0.18, 0.58, 48, -16],
      ['noto:coin', 0.82, 0.58, 48, 16],
      ['fluent:cherry-blossom', 0.86, 0.13, 52, 10],
      ['fluent:cherry-blossom', 0.14, 0.14, 44, -10],
    ],
    title: { lines: ['Mèo', 'Thần Tài'], face: 'lobster', ink: 'gold' },
  },
  'hu-rong-ngoc': {
    scene: 'scales',
    palette: 'jade',
    subject: { layout: 'bleed', hero: 'noto:dragon', size: 276, shiftX: 2 },
    props: [
      ['fluent:gem-stone', 0.16, 0.62, 54, -14],
      ['fluent:coin', 0.84, 0.6, 54, 12],
    ],
    title: { lines: ['Hũ Rồng', 'Ngọc'], face: 'bevan', ink: 'jade' },
  },
  'ca-chep-hoa-rong': {
    scene: 'sea',
    palette: 'ember',
    subject: { layout: 'medal', hero: 'game:circling-fish', metal: 'gold', radius: 106 },
    centreY: 152,
    props: [
      ['noto:lotus', 0.17, 0.61, 62, -8],
      ['noto:lotus', 0.84, 0.6, 54, 8],
    ],
    title: { lines: ['Cá Chép', { small: 'Hóa Rồng' }], face: 'bevan', ink: 'gold', heightMax: 100 },
  },
}
