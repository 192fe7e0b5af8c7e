import { chip } from '../../kit/objects/chip.ts'
import { coinPlate } from '../../kit/objects/coin-plate.ts'
import { cardFan, playingCard } from '../../kit/objects/playing-card.ts'
import type { TileSpec } from '../tile-spec.ts'

const chipColours = ['#d02a49', '#123f93', '#f0b040']

/** Games of card rooms: each shows a hand that wins in it. */
export const cardRooms: Record<string, TileSpec> = {
  // Four twos: the hand is over as it is dealt.
  'tien-len': {
    scene: 'pagoda',
    palette: 'tet',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        cardFan(canvas, [x, y - 2], ['2♠', '2♣', '2♦', '2♥'], { width: 100, spread: 15 }),
    },
    centreY: 142,
    title: { lines: ['Tiến Lên', { small: 'MIỀN NAM' }], face: 'bevan', ink: 'gold', heightMax: 108 },
  },
  // Ten in line.
  sam: {
    scene: 'drift',
    palette: 'jade',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        cardFan(canvas, [x, y + 2], ['3♠', '4♥', '5♣', '6♦', '7♠', '8♥', '9♣', '10♦', 'J♠', 'Q♥'], {
          ...{ width: 78, spread: 9 },
        }),
    },
    centreY: 144,
    title: { lines: ['Sâm Lốc'], face: 'paytone', ink: 'cream', warp: 'bulge' },
  },
  // Two melds, and the card that is about to be taken.
  phom: {
    scene: 'rays',
    palette: 'forest',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        [
          cardFan(canvas, [x - 44, y - 44], ['7♠', '7♥', '7♣'], { width: 78, spread: 13 }),
          cardFan(canvas, [x + 36, y + 34], ['4♦', '5♦', '6♦'], { width: 86, spread: 13 }),
        ].join(''),
    },
    centreY: 142,
    title: { lines: ['Phỏm', { small: 'TÁ LẢ' }], face: 'bevan', ink: 'gold', heightMax: 108 },
  },
  // Three rows, the highest at the bottom.
  'mau-binh': {
    scene: 'peaks',
    palette: 'ember',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        [
          cardFan(canvas, [x, y - 74], ['9♣', '9♥', 'K♠'], { width: 58, spread: 11 }),
          cardFan(canvas, [x, y - 14], ['6♦', '7♠', '8♥', '9♠', '10♦'], { width: 62, spread: 11 }),
          cardFan(canvas, [x, y + 52], ['A♠', 'A♥', 'A♦', 'A♣', 'Q♥'], { width: 68, spread: 12 }),
        ].join(''),
    },
    centreY: 140,
    title: { lines: ['Mậu Binh'], face: 'bevan', ink: 'gold' },
  },
  // Three nines beat every sum of points.
  'ba-cay': {
    scene: 'tent',
    palette: 'violet',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        [
          cardFan(canvas, [x, y - 6], ['9♠', '9♥', '9♦'], { width: 112, spread: 18 }),
          ...chipColours.map((colour, at) => chip(canvas, x + 100, y + 86 - at * 9, { radius: 28, colour })),
        ].join(''),
    },
    centreY: 144,
    title: { lines: ['Ba Cây'], face: 'paytone', ink: 'cream', warp: 'wave' },
  },
  // Bull-bull: ten of three, ten of two.
  'niu-niu': {
    scene: 'mesa',
    palette: 'gold',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        [
          cardFan(canvas, [x, y - 56], ['K♠', 'Q♥'], { width: 84, spread: 16 }),
          cardFan(canvas, [x, y + 34], ['J♣', '6♦', '4♥'], { width: 92, spread: 16 }),
        ].join(''),
    },
    centreY: 140,
    title: { lines: ['Ngưu Ngưu'], face: 'slab', ink: 'ruby' },
  },
  // The two cards of a seat over the five of the table.
  holdem: {
    scene: 'curtain',
    palette: 'deep',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        [
          cardFan(canvas, [x, y - 40], ['10♠', 'J♠', 'Q♠'], { width: 66, spread: 12 }),
          playingCard(canvas, [x - 34, y + 26], 'K♠', { width: 96, rotate: -9 }),
          playingCard(canvas, [x + 34, y + 26], 'A♠', { width: 96, rotate: 9 }),
          ...chipColours.map((colour, at) => chip(canvas, x - 104, y + 84 - at * 9, { radius: 28, colour })),
          ...chipColours.slice(1).map((colour, at) => chip(canvas, x + 104, y + 84 - at * 9, { radius: 28, colour })),
        ].join(''),
    },
    centreY: 138,
    title: { lines: ['Poker', { small: "TEXAS HOLD'EM" }], face: 'slab', ink: 'gold', heightMax: 112 },
  },
  // Three queens before the pot they are bet on.
  lieng: {
    scene: 'rays',
    palette: 'blood',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        [
          ...chipColours.map((colour, at) => chip(canvas, x - 106, y + 80 - at * 10, { radius: 30, colour })),
          ...chipColours
            .toReversed()
            .map((colour, at) => chip(canvas, x + 106, y + 80 - at * 10, { radius: 30, colour })),
          cardFan(canvas, [x, y + 2], ['Q♠', 'Q♥', 'Q♦'], { width: 98, spread: 16 }),
        ].join(''),
    },
    centreY: 138,
    title: { lines: ['Liêng'], face: 'bevan', ink: 'gold', heightMax: 100 },
  },
  // Three aces beside a hand that nobody has looked at.
  'three-card': {
    scene: 'drift',
    palette: 'gold',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        [
          ...[-14, 0, 14].map((rotate, at) =>
            playingCard(canvas, [x - 74 + at * 26, y - 44 + Math.abs(rotate) / 3], 'back', {
              ...{ width: 66, rotate, colour: '#8d1f38' },
            }),
          ),
          cardFan(canvas, [x + 22, y + 18], ['A♠', 'A♥', 'A♦'], { width: 98, spread: 16 }),
          ...chipColours.map((colour, at) => chip(canvas, x - 104, y + 84 - at * 10, { radius: 28, colour })),
        ].join(''),
    },
    centreY: 138,
    title: { lines: ['Trác Kim Hoa', { small: 'ZHA JIN HUA' }], face: 'bevan', ink: 'ruby', heightMax: 104 },
  },
  // Three reds and a white, and the chips of who has the bank.
  'xoc-dia-banker': {
    scene: 'pagoda',
    palette: 'deep',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        [
          coinPlate(canvas, x, y + 8, [true, true, false, true]),
          ...chipColours.map((colour, at) => chip(canvas, x - 112, y + 92 - at * 9, { radius: 26, colour })),
          ...chipColours
            .toReversed()
            .map((colour, at) => chip(canvas, x + 112, y + 92 - at * 9, { radius: 26, colour })),
        ].join(''),
    },
    centreY: 138,
    title: { lines: ['Xóc Đĩa', { small: 'CẦM CÁI' }], face: 'paytone', ink: 'gold', heightMax: 108 },
  },
  // One closed card, and four in line that lie open.
  'xi-to': {
    scene: 'curtain',
    palette: 'ember',
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) =>
        [
          playingCard(canvas, [x - 88, y - 20], 'back', { width: 78, rotate: -12, colour: '#123f93' }),
          ...(['10♠', 'J♠', 'Q♠', 'K♠'] as const).map((face, at) =>
            playingCard(canvas, [x - 40 + at * 40, y + 4 + at * 3], face, { width: 84, rotate: -4 + at * 6 }),
          ),
        ].join(''),
    },
    centreY: 136,
    title: { lines: ['Xì Tố', { small: 'STUD' }], face: 'slab', ink: 'cream', heightMax: 112 },
  },
}
