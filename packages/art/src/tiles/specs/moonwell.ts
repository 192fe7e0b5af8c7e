import type { TileSpec } from '../tile-spec.ts'

export const moonwell: Record<string, TileSpec> = {
  'phuong-hoang-lua': {
    scene: 'lava',
    palette: 'ember',
    subject: { layout: 'portrait', hero: 'fluent:phoenix-bird', size: 248 },
    title: { lines: ['Phượng', 'Hoàng Lửa'], face: 'chonburi', ink: 'fire', warp: 'bulge' },
  },
  'soi-trang': {
    scene: 'peaks',
    palette: 'violet',
    subject: { layout: 'portrait', hero: 'noto:wolf', size: 224 },
    props: [
      ['noto:gem-stone', 0.16, 0.6, 54, -16],
      ['noto:gem-stone', 0.85, 0.58, 44, 14],
    ],
    title: { lines: ['Sói Trăng'], face: 'yeseva', ink: 'ice', warp: 'bulge', heightMax: 62 },
  },
  'lau-dai-ma-ca-rong': {
    scene: 'gothic',
    palette: 'blood',
    subject: { layout: 'portrait', hero: 'noto:man-vampire', size: 222 },
    props: [
      ['noto:wine-glass', 0.85, 0.5, 76, 10],
      ['noto:bat', 0.15, 0.2, 72, -12],
    ],
    title: { lines: [{ small: 'Lâu Đài' }, 'Ma Cà Rồng'], face: 'yeseva', ink: 'ruby', heightMax: 84 },
  },
  'gau-bac-cuc': {
    scene: 'ice',
    palette: 'frost',
    subject: { layout: 'bleed', hero: 'noto:polar-bear', size: 256, shiftX: 4 },
    centreY: 178,
    title: { lines: ['Gấu', 'Bắc Cực'], face: 'slab', ink: 'ice', warp: 'bulge' },
  },
  'than-den-ngan-le-mot': {
    scene: 'dunes',
    palette: 'violet',
    subject: { layout: 'portrait', hero: 'noto:man-genie', size: 232 },
    props: [
      ['noto:diya-lamp', 0.84, 0.6, 72, 6],
      ['noto:crescent-moon', 0.15, 0.2, 64, -10],
    ],
    title: { lines: ['Thần Đèn', { small: 'Ngàn Lẻ Một' }], face: 'lobster', ink: 'gold', heightMax: 96 },
  },
  'cu-dem-huyen-bi': {
    scene: 'gothic',
    palette: 'night',
    subject: { layout: 'portrait', hero: 'noto:owl', size: 208 },
    props: [
      ['noto:candle', 0.15, 0.56, 62, -6],
      ['fluent:crystal-ball', 0.85, 0.57, 66, 6],
      ['noto:feather', 0.85, 0.2, 58, 16],
    ],
    title: { lines: ['Cú Đêm', 'Huyền Bí'], face: 'yeseva', ink: 'violet' },
  },
  'nui-lua-thuc-giac': {
    scene: 'lava',
    palette: 'blood',
    subject: { layout: 'bleed', hero: 'noto:volcano', size: 276, shiftX: 0 },
    centreY: 158,
    props: [
      ['fluent:fire', 0.15, 0.58, 62, -8],
      ['fluent:fire', 0.85, 0.6, 54, 10],
    ],
    title: { lines: ['Núi Lửa', 'Thức Giấc'], face: 'chonburi', ink: 'fire', warp: 'bulge' },
  },
  'ma-mut-bang-gia': {
    scene: 'ice',
    palette: 'frost',
    subject: { layout: 'bleed', hero: 'noto:mammoth', size: 270, shiftX: 4 },
    centreY: 170,
    props: [
      ['noto:snowflake', 0.84, 0.16, 54, 8],
      ['noto:snowflake', 0.14, 0.22, 42, -8],
    ],
    title: { lines: ['Ma Mút', 'Băng Giá'], face: 'slab', ink: 'silver', warp: 'bulge' },
  },
}
