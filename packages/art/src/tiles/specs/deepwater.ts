import type { TileSpec } from '../tile-spec.ts'

export const deepwater: Record<string, TileSpec> = {
  'ngoc-trai-bien-sau': {
    scene: 'sea',
    palette: 'deep',
    subject: { layout: 'portrait', hero: 'noto:oyster', size: 226, rotate: -6 },
    props: [
      ['noto:jellyfish', 0.84, 0.2, 70, 8],
      ['noto:coral', 0.15, 0.6, 68],
      ['noto:spiral-shell', 0.84, 0.61, 54, 10],
    ],
    title: { lines: ['Ngọc Trai', { small: 'Biển Sâu' }], face: 'yeseva', ink: 'ice', heightMax: 100 },
  },
  'kraken-troi-day': {
    scene: 'sea',
    palette: 'violet',
    subject: { layout: 'medal', hero: 'game:giant-squid', metal: 'silver', radius: 108 },
    centreY: 154,
    props: [
      ['noto:sailboat', 0.84, 0.14, 60, 14],
      ['noto:anchor', 0.15, 0.6, 54, -14],
    ],
    title: { lines: ['KRAKEN', { small: 'TRỖI DẬY' }], face: 'bungee', ink: 'violet', warp: 'bulge', heightMax: 104 },
  },
  'kho-vang-tau-dam': {
    scene: 'sea',
    palette: 'lagoon',
    subject: { layout: 'medal', hero: 'game:open-treasure-chest', metal: 'gold', radius: 106 },
    centreY: 154,
    props: [
      ['noto:coin', 0.16, 0.6, 54, -14],
      ['noto:coin', 0.84, 0.6, 48, 14],
      ['noto:anchor', 0.86, 0.14, 54, 12],
    ],
    title: { lines: ['Kho Vàng', { small: 'Tàu Đắm' }], face: 'slab', ink: 'gold', heightMax: 100 },
  },
}
