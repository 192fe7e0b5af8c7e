import type { Canvas } from '../../kit/canvas.ts'
import { chip } from '../../kit/objects/chip.ts'
import { die } from '../../kit/objects/die.ts'
import { type CardFace, cardFan, playingCard } from '../../kit/objects/playing-card.ts'
import { roulette } from '../../kit/objects/roulette.ts'
import { dome } from '../../kit/objects/stalls.ts'
import type { Palette } from '../../kit/palettes.ts'
import type { Drawing, TileSpec } from '../tile-spec.ts'

type Draw = (canvas: Canvas, palette: Palette, x: number, y: number) => string

const drawing = (draw: Draw): Drawing => ({ layout: 'drawing', draw })

/** Two hands of two cards, side by side. */
function hands(first: readonly [CardFace, CardFace], second: readonly [CardFace, CardFace]): Draw {
  return (canvas, _palette, x, y) =>
    [
      playingCard(canvas, [x - 84, y - 22], first[0], { width: 84, rotate: -12 }),
      playingCard(canvas, [x - 48, y - 6], first[1], { width: 84, rotate: -3 }),
      playingCard(canvas, [x + 48, y - 6], second[0], { width: 84, rotate: 3 }),
      playingCard(canvas, [x + 84, y - 22], second[1], { width: 84, rotate: 12 }),
    ].join('')
}

const chips = (canvas: Canvas, x: number, y: number, colours: readonly string[]): string =>
  colours.map((colour, index) => chip(canvas, x, y - index * 9, { radius: 32, colour })).join('')

const sicBo: Draw = (canvas, _palette, x, y) =>
  dome(
    canvas,
    x,
    y,
    [
      die(canvas, x - 46, y + 36, { size: 42, pips: [6, 2, 3], colour: '#fff1d6', ink: '#c3142f', rotate: -8 }),
      die(canvas, x + 48, y + 34, { size: 42, pips: [5, 1, 4], colour: '#fff1d6', ink: '#c3142f', rotate: 12 }),
      die(canvas, x, y - 12, { size: 44, pips: [4, 5, 1], colour: '#fff1d6', ink: '#c3142f', rotate: 4 }),
    ].join(''),
  )

const war: Draw = (canvas, _palette, x, y) =>
  [
    playingCard(canvas, [x - 62, y - 4], 'K♠', { width: 112, rotate: -10 }),
    playingCard(canvas, [x + 62, y - 4], 'K♥', { width: 112, rotate: 10 }),
    canvas.icon('noto:crossed-swords', { x, y: y + 34, size: 116 }),
  ].join('')

const redDog: Draw = (canvas, _palette, x, y) =>
  [
    playingCard(canvas, [x - 76, y + 6], '4♣', { width: 92, rotate: -9 }),
    playingCard(canvas, [x + 76, y + 6], 'Q♣', { width: 92, rotate: 9 }),
    canvas.glow(x, y - 10, 96, { colour: '#ff8a6a', opacity: 0.8 }),
    playingCard(canvas, [x, y - 14], '9♥', { width: 108 }),
  ].join('')

const andarBahar: Draw = (canvas, _palette, x, y) =>
  [
    playingCard(canvas, [x, y - 44], '7♦', { width: 88 }),
    playingCard(canvas, [x - 88, y + 18], '3♠', { width: 74, rotate: -14 }),
    playingCard(canvas, [x - 58, y + 26], 'J♥', { width: 74, rotate: -6 }),
    playingCard(canvas, [x + 58, y + 26], '10♣', { width: 74, rotate: 6 }),
    playingCard(canvas, [x + 88, y + 18], '7♠', { width: 74, rotate: 14 }),
    canvas.icon('noto:diya-lamp', { x, y: y + 68, size: 92 }),
  ].join('')

const twentyOne: Draw = (canvas, _palette, x, y) =>
  [
    playingCard(canvas, [x - 34, y - 8], 'A♠', { width: 118, rotate: -12 }),
    playingCard(canvas, [x + 40, y], 'J♥', { width: 118, rotate: 8 }),
    chips(canvas, x + 88, y + 78, ['#1c9a5c', '#d02a49', '#241a38']),
  ].join('')

const craps: Draw = (canvas, _palette, x, y) =>
  [
    chips(canvas, x - 92, y + 84, ['#d02a49', '#1c9a5c']),
    die(canvas, x - 32, y + 12, { size: 74, pips: [6, 4, 5], colour: '#c3142f', rotate: -14 }),
    die(canvas, x + 74, y - 28, { size: 64, pips: [5, 6, 3], colour: '#c3142f', rotate: 20 }),
  ].join('')

/** Tables that one player plays against the house. */
export const tableGames: Record<string, TileSpec> = {
  roulette: {
    scene: 'curtain',
    palette: 'forest',
    subject: drawing(
      (canvas, _palette, x, y) =>
        roulette(canvas, x, y, { radius: 122, tilt: 0.82 }) +
        chip(canvas, x + 92, y + 84, { radius: 30, colour: '#d02a49' }),
    ),
    centreY: 146,
    title: { lines: ['Roulette', { small: 'CHÂU ÂU' }], face: 'yeseva', ink: 'gold', heightMax: 96 },
  },
  'roulette-la-partage': {
    scene: 'gothic',
    palette: 'rose',
    subject: drawing(
      (canvas, _palette, x, y) =>
        roulette(canvas, x, y + 4, { radius: 118, tilt: 0.6 }) +
        chip(canvas, x - 92, y + 70, { radius: 28, colour: '#123f93' }) +
        chip(canvas, x - 40, y + 90, { radius: 28, colour: '#e08a1c' }),
    ),
    centreY: 146,
    title: { lines: ['Roulette', { small: 'LA PARTAGE' }], face: 'yeseva', ink: 'cream', heightMax: 96 },
  },
  baccarat: {
    scene: 'curtain',
    palette: 'plum',
    subject: drawing(
      (canvas, palette, x, y) =>
        hands(['9♠', 'K♦'], ['4♥', '3♣'])(canvas, palette, x, y) +
        chips(canvas, x, y + 82, ['#d02a49', '#123f93', '#d02a49']),
    ),
    centreY: 146,
    title: { lines: ['Baccarat'], face: 'yeseva', ink: 'gold' },
  },
  'baccarat-no-commission': {
    scene: 'pagoda',
    palette: 'jade',
    subject: drawing(
      (canvas, palette, x, y) =>
        hands(['8♥', 'Q♣'], ['6♠', 'J♦'])(canvas, palette, x, y) +
        chips(canvas, x, y + 82, ['#1c9a5c', '#ffc65c', '#1c9a5c']),
    ),
    centreY: 140,
    title: { lines: ['Baccarat', { small: 'KHÔNG HOA HỒNG' }], face: 'yeseva', ink: 'jade', heightMax: 100 },
  },
  'sic-bo': {
    scene: 'drift',
    palette: 'tet',
    subject: drawing(sicBo),
    centreY: 154,
    title: { lines: ['Tài Xỉu', { small: 'SIC BO' }], face: 'bevan', ink: 'gold', heightMax: 100 },
  },
  'dragon-tiger': {
    scene: 'lava',
    palette: 'ember',
    subject: { layout: 'duo', hero: 'noto:dragon-face', second: 'noto:tiger-face', size: 150, secondSize: 142 },
    props: [['fluent:fire', 0.5, 0.58, 70]],
    title: { lines: ['Rồng Hổ'], face: 'sigmar', ink: 'fire' },
  },
  'casino-war': {
    scene: 'peaks',
    palette: 'blood',
    subject: drawing(war),
    centreY: 142,
    title: { lines: ['CASINO', 'WAR'], face: 'stencil', ink: 'ruby', heightMax: 112 },
  },
  'red-dog': {
    scene: 'mesa',
    palette: 'blood',
    subject: drawing(redDog),
    centreY: 146,
    title: { lines: ['Red Dog'], face: 'slab', ink: 'ruby' },
  },
  'andar-bahar': {
    scene: 'dunes',
    palette: 'violet',
    subject: drawing(andarBahar),
    centreY: 136,
    title: { lines: ['Andar', 'Bahar'], face: 'chonburi', ink: 'gold', heightMax: 108 },
  },
  'three-card-poker': {
    scene: 'drift',
    palette: 'deep',
    subject: drawing((canvas, _palette, x, y) =>
      cardFan(canvas, [x, y - 4], ['Q♥', 'K♥', 'A♥'], { width: 108, spread: 17 }),
    ),
    centreY: 146,
    title: { lines: ['Poker', 'Ba Lá'], face: 'bevan', ink: 'cream', heightMax: 108 },
  },
  blackjack: {
    scene: 'curtain',
    palette: 'forest',
    subject: drawing(twentyOne),
    centreY: 144,
    title: { lines: ['Blackjack'], face: 'yeseva', ink: 'gold' },
  },
  craps: {
    scene: 'rays',
    palette: 'jade',
    subject: drawing(craps),
    centreY: 142,
    title: { lines: ['CRAPS'], face: 'slab', ink: 'cream', warp: 'bulge' },
  },
}
