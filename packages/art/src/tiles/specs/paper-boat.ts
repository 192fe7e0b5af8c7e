import type { TileSpec } from '../tile-spec.ts'

export const paperBoat: Record<string, TileSpec> = {
  'bao-kim-cuong': {
    scene: 'cosmos',
    palette: 'deep',
    subject: { layout: 'portrait', hero: 'fluent:gem-stone', size: 214 },
    props: [
      ['fluent:gem-stone', 0.16, 0.2, 60, -20, { isFar: true }],
      ['fluent:gem-stone', 0.85, 0.22, 78, 16, { isFar: true }],
      ['fluent:high-voltage', 0.16, 0.56, 74, -10],
      ['fluent:high-voltage', 0.85, 0.54, 66, 12],
    ],
    title: { lines: ['BÃO', 'KIM CƯƠNG'], face: 'paytone', ink: 'ice', tracking: 2 },
  },
  'thuyen-buom-hoang-hon': {
    scene: 'retro',
    palette: 'dusk',
    subject: { layout: 'portrait', hero: 'noto:sailboat', size: 224, rotate: -3 },
    props: [
      ['noto:anchor', 0.15, 0.58, 56, -12],
      ['noto:compass', 0.85, 0.58, 56, 10],
    ],
    title: {
      lines: ['Thuyền Buồm', { small: 'Hoàng Hôn' }],
      face: 'paytone',
      ink: 'cream',
      warp: 'wave',
      heightMax: 96,
    },
  },
  'jazz-pho-dem': {
    scene: 'neon',
    palette: 'plum',
    subject: { layout: 'portrait', hero: 'fluent:saxophone', size: 220, rotate: -6 },
    props: [
      ['fluent:microphone', 0.84, 0.52, 76, 10],
      ['fluent:musical-note', 0.84, 0.2, 56, 8],
      ['fluent:musical-note', 0.14, 0.26, 44, -10, { isFar: true }],
    ],
    title: { lines: ['Jazz', 'Phố Đêm'], face: 'lobster', ink: 'gold', warp: 'wave' },
  },
}
