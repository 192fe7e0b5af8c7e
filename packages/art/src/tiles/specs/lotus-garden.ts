import type { TileSpec } from '../tile-spec.ts'

export const lotusGarden: Record<string, TileSpec> = {
  'dam-sen-ca-koi': {
    scene: 'drift',
    palette: 'rose',
    subject: { layout: 'portrait', hero: 'noto:lotus', size: 216 },
    props: [
      ['noto:tropical-fish', 0.2, 0.62, 82, -12],
      ['noto:fish', 0.8, 0.6, 74, 10, { isFlipped: true }],
      ['noto:butterfly', 0.82, 0.2, 60, 14],
    ],
    title: { lines: ['Đầm Sen', 'Cá Koi'], face: 'chonburi', ink: 'cream' },
  },
  'tien-den-long': {
    scene: 'drift',
    palette: 'plum',
    subject: { layout: 'portrait', hero: 'noto:woman-fairy', size: 218 },
    props: [
      ['noto:red-paper-lantern', 0.16, 0.24, 70, -8],
      ['noto:red-paper-lantern', 0.85, 0.3, 56, 8],
      ['noto:magic-wand', 0.84, 0.58, 64, 8],
    ],
    title: { lines: ['Tiên', 'Đèn Lồng'], face: 'lobster', ink: 'violet' },
  },
  'tien-ca-xanh': {
    scene: 'sea',
    palette: 'lagoon',
    subject: { layout: 'portrait', hero: 'noto:mermaid', size: 238 },
    props: [
      ['noto:spiral-shell', 0.15, 0.6, 66, -10],
      ['noto:oyster', 0.85, 0.6, 68, 10],
    ],
    title: { lines: ['Tiên Cá', 'Xanh'], face: 'lobster', ink: 'ice' },
  },
  'khong-tuoc-ngoc': {
    scene: 'drift',
    palette: 'jade',
    subject: { layout: 'bleed', hero: 'noto:peacock', size: 262, shiftX: 0 },
    centreY: 160,
    props: [
      ['noto:hibiscus', 0.15, 0.6, 60, -10],
      ['noto:hibiscus', 0.85, 0.6, 54, 12],
    ],
    title: { lines: ['Khổng Tước', 'Ngọc'], face: 'chonburi', ink: 'gold' },
  },
  'hong-hac-hoang-hon': {
    scene: 'retro',
    palette: 'rose',
    subject: { layout: 'portrait', hero: 'noto:flamingo', size: 234 },
    props: [
      ['noto:hibiscus', 0.16, 0.56, 64, -10],
      ['noto:lotus', 0.84, 0.58, 66, 8],
    ],
    title: { lines: ['Hồng Hạc', { small: 'Hoàng Hôn' }], face: 'lobster', ink: 'cream', heightMax: 100 },
  },
}
