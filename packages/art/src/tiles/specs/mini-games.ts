import type { Canvas } from '../../kit/canvas.ts'
import { kenoBoard, mineBoard, plinkoBoard, towerBoard } from '../../kit/objects/boards.ts'
import { die } from '../../kit/objects/die.ts'
import { fortuneWheel } from '../../kit/objects/fortune-wheel.ts'
import { lotteryBall } from '../../kit/objects/lottery-ball.ts'
import { playingCard } from '../../kit/objects/playing-card.ts'
import { arrow, chequers, claw, goal, road, scratchCard } from '../../kit/objects/stalls.ts'
import type { Palette } from '../../kit/palettes.ts'
import type { Drawing, TileSpec } from '../tile-spec.ts'

type Draw = (canvas: Canvas, palette: Palette, x: number, y: number) => string

const drawing = (draw: Draw): Drawing => ({ layout: 'drawing', draw })

const hiLo: Draw = (canvas, _palette, x, y) =>
  [
    playingCard(canvas, [x - 54, y - 2], '8♦', { width: 104, rotate: -8 }),
    playingCard(canvas, [x + 50, y + 4], 'back', { width: 104, rotate: 7, colour: '#123f93' }),
    arrow(canvas, x + 52, y - 42, { colour: '#45d38a' }),
    arrow(canvas, x + 48, y + 46, { colour: '#ff6a5e', isDown: true }),
  ].join('')

const pusher: Draw = (canvas, _palette, x, y) => {
  const coins = [
    [-78, 66, 66],
    [-26, 76, 70],
    [30, 74, 72],
    [80, 64, 64],
    [-52, 26, 62],
    [4, 30, 68],
    [56, 22, 60],
    [-24, -14, 58],
    [32, -18, 56],
  ] as const
  const heap = coins.map(([dx, dy, size]) => canvas.icon('noto:coin', { x: x + dx, y: y + dy, size, rotate: dx / 5 }))
  return canvas.icon('fluent:money-bag', { x, y: y - 56, size: 116 }) + heap.reverse().join('')
}

const horses: Draw = (canvas, _palette, x, y) =>
  chequers(x, y - 66, { columns: 18, rows: 3, size: 20, rotate: -7 }) +
  canvas.icon('fluent:horse-face', { x, y: y + 12, size: 196, rotate: 4 })

const flyingRocket: Draw = (canvas, { accent }, x, y) => {
  const trail = [0, 1, 2, 3].map((step) =>
    canvas.glow(x - 28 - step * 22, y + 32 + step * 24, 40 - step * 7, { colour: accent, opacity: 0.7 - step * 0.14 }),
  )
  return trail.join('') + canvas.icon('fluent:rocket', { x: x + 10, y: y - 8, size: 182 })
}

/** A rocket's path and the stars it bursts into. */
const firework: Draw = (canvas, { accent }, x, y) => {
  const trail = [0, 1, 2, 3, 4].map((step) =>
    canvas.glow(x - 6 - step * 20, y + 26 + step * step * 5, 26 - step * 4, {
      colour: accent,
      opacity: 0.75 - step * 0.13,
    }),
  )
  const stars = [0, 1, 2, 3, 4, 5, 6].map((step) => {
    const angle = (step * 2 * Math.PI) / 7 - 0.4
    return canvas.icon('fluent:glowing-star', {
      x: x + 26 + Math.cos(angle) * 82,
      y: y - 22 + Math.sin(angle) * 82,
      size: 46,
      rotate: step * 26,
    })
  })
  return [
    ...trail,
    canvas.glow(x + 26, y - 22, 96, { colour: '#ffd76a', opacity: 0.85 }),
    ...stars,
    canvas.icon('noto:firecracker', { x: x + 22, y: y - 20, size: 92, rotate: 34 }),
  ].join('')
}

const bingo =
  (numbers: readonly [string, string, string], colours: readonly [string, string, string]): Draw =>
  (canvas, _palette, x, y) =>
    [
      lotteryBall(canvas, x - 66, y + 34, { radius: 52, colour: colours[0], number: numbers[0] }),
      lotteryBall(canvas, x + 68, y + 26, { radius: 50, colour: colours[1], number: numbers[1] }),
      lotteryBall(canvas, x, y - 46, { radius: 64, colour: colours[2], number: numbers[2] }),
    ].join('')

function keno(
  columns: number,
  numbers: readonly [string, string, string],
  colours: readonly [string, string, string],
): Draw {
  return (canvas, palette, x, y) =>
    [
      kenoBoard(canvas, palette, [x, y - 14], columns),
      lotteryBall(canvas, x - 70, y + 62, { radius: 38, colour: colours[0], number: numbers[0] }),
      lotteryBall(canvas, x + 78, y + 54, { radius: 36, colour: colours[1], number: numbers[1] }),
      lotteryBall(canvas, x + 6, y + 78, { radius: 42, colour: colours[2], number: numbers[2] }),
    ].join('')
}

/** Mini and arcade games, and the family of bingo. */
export const miniGames: Record<string, TileSpec> = {
  dice: {
    scene: 'neon',
    palette: 'violet',
    subject: drawing(
      (canvas, _palette, x, y) =>
        die(canvas, x - 44, y + 14, { size: 84, pips: [5, 3, 6], colour: '#d02a49', rotate: -10 }) +
        die(canvas, x + 62, y - 32, { size: 58, pips: [2, 6, 4], colour: '#7a3be0', rotate: 14 }),
    ),
    title: { lines: [{ small: 'ĐỔ' }, 'XÚC XẮC'], face: 'bungee', ink: 'neon' },
  },
  limbo: {
    scene: 'cosmos',
    palette: 'plum',
    subject: drawing(flyingRocket),
    title: { lines: ['LIMBO'], face: 'bungee', ink: 'fire', warp: 'rise' },
  },
  'coin-flip': {
    scene: 'rays',
    palette: 'gold',
    subject: { layout: 'medal', hero: 'game:horseshoe', metal: 'gold', radius: 104 },
    centreY: 148,
    props: [
      ['noto:coin', 0.15, 0.2, 58, -18, { isFar: true }],
      ['noto:coin', 0.86, 0.56, 62, 14],
      ['noto:coin', 0.13, 0.55, 50, 10],
    ],
    title: { lines: [{ small: 'Tung' }, 'Đồng Xu'], face: 'sigmar', ink: 'gold' },
  },
  plinko: {
    scene: 'curtain',
    palette: 'violet',
    subject: drawing((canvas, _palette, x, y) => plinkoBoard(canvas, x, y)),
    centreY: 158,
    title: { lines: ['Plinko'], face: 'paytone', ink: 'gold', warp: 'bulge' },
  },
  mines: {
    scene: 'drift',
    palette: 'lagoon',
    subject: drawing(mineBoard),
    centreY: 152,
    title: { lines: ['Dò Mìn'], face: 'sigmar', ink: 'ice', heightMax: 64 },
  },
  'hi-lo': {
    scene: 'curtain',
    palette: 'jade',
    subject: drawing(hiLo),
    centreY: 152,
    title: { lines: ['Cao Thấp'], face: 'bevan', ink: 'gold' },
  },
  tower: {
    scene: 'gothic',
    palette: 'night',
    subject: drawing(towerBoard),
    centreY: 150,
    title: { lines: ['Leo Tháp'], face: 'slab', ink: 'gold' },
  },
  'penalty-shoot-out': {
    scene: 'rays',
    palette: 'forest',
    subject: drawing((canvas, _palette, x, y) => goal(canvas, x, y)),
    centreY: 142,
    title: { lines: ['SÚT', 'LUÂN LƯU'], face: 'stencil', ink: 'cream', warp: 'rise' },
  },
  'chicken-road': {
    scene: 'retro',
    palette: 'dusk',
    subject: drawing((canvas, _palette, x, y) => road(canvas, x, y)),
    centreY: 150,
    title: { lines: ['Gà Qua', 'Đường'], face: 'paytone', ink: 'fire', heightMax: 104 },
  },
  wheel: {
    scene: 'retro',
    palette: 'lagoon',
    subject: drawing((canvas, _palette, x, y) =>
      fortuneWheel(canvas, x, y, {
        radius: 110,
        colours: ['#1fa7b3', '#fff1d6', '#7a3be0', '#ffc65c', '#d02a49', '#fff1d6'],
      }),
    ),
    centreY: 152,
    title: { lines: ['Vòng Quay', { small: 'MAY MẮN' }], face: 'bevan', ink: 'cream', heightMax: 96 },
  },
  'horse-race': {
    scene: 'dunes',
    palette: 'forest',
    subject: drawing(horses),
    centreY: 148,
    title: { lines: ['Đua Ngựa'], face: 'slab', ink: 'bronze', skew: 0.12 },
  },
  'coin-pusher': {
    scene: 'curtain',
    palette: 'ember',
    subject: drawing(pusher),
    centreY: 150,
    title: { lines: [{ small: 'MÁY' }, 'ĐẨY XU'], face: 'bungee', ink: 'gold' },
  },
  claw: {
    scene: 'neon',
    palette: 'rose',
    subject: drawing((canvas, _palette, x, y) => claw(canvas, x, y)),
    centreY: 150,
    title: { lines: [{ small: 'Gắp' }, 'Báu Vật'], face: 'sigmar', ink: 'ice', heightMax: 92 },
  },
  'keno-40': {
    scene: 'drift',
    palette: 'deep',
    subject: drawing(keno(8, ['7', '28', '39'], ['#e0324b', '#f2ab2e', '#1fa7b3'])),
    centreY: 138,
    title: { lines: ['KENO', { small: '40 SỐ' }], face: 'bungee', ink: 'ice', heightMax: 100 },
  },
  'keno-80': {
    scene: 'drift',
    palette: 'ember',
    subject: drawing(keno(10, ['12', '80', '45'], ['#8a54e0', '#1c9a5c', '#f2ab2e'])),
    centreY: 138,
    title: { lines: ['KENO', { small: '80 SỐ' }], face: 'bungee', ink: 'gold', heightMax: 100 },
  },
  crash: {
    scene: 'cosmos',
    palette: 'rose',
    subject: drawing(firework),
    centreY: 142,
    title: { lines: [{ small: 'PHÁO HOA' }, 'CRASH'], face: 'bungee', ink: 'fire', warp: 'rise' },
  },
  'bingo-75': {
    scene: 'rays',
    palette: 'violet',
    subject: drawing(bingo(['12', '68', '75'], ['#1fa7b3', '#f2ab2e', '#e0324b'])),
    centreY: 142,
    title: { lines: ['BINGO', { small: '75 SỐ' }], face: 'bungee', ink: 'gold', heightMax: 100 },
  },
  'bingo-90': {
    scene: 'rays',
    palette: 'forest',
    subject: drawing(bingo(['5', '44', '90'], ['#8a54e0', '#e0324b', '#1c9a5c'])),
    centreY: 142,
    title: { lines: ['BINGO', { small: '90 SỐ' }], face: 'bungee', ink: 'cream', heightMax: 100 },
  },
  scratch: {
    scene: 'drift',
    palette: 'tet',
    subject: drawing(scratchCard),
    centreY: 148,
    title: { lines: ['Vé Cào'], face: 'sigmar', ink: 'gold' },
  },
}
