import type { InkName } from '../../kit/inks.ts'
import { type CardFace, cardFan } from '../../kit/objects/playing-card.ts'
import type { PaletteName } from '../../kit/palettes.ts'
import type { SceneName } from '../../kit/scenes/index.ts'
import type { SubjectRef } from '../../kit/subjects.ts'
import type { TitleLine } from '../../kit/title-layout.ts'
import type { TileSpec } from '../tile-spec.ts'

interface Machine {
  /** The hand that the machine is named for. */
  hand: readonly [CardFace, CardFace, CardFace, CardFace, CardFace]
  lines: readonly TitleLine[]
  scene: SceneName
  palette: PaletteName
  ink: InkName
  prop?: SubjectRef
}

/** Five cards in the hand, and what the machine pays small below its name. */
function machine({ hand, lines, scene, palette, ink, prop }: Machine): TileSpec {
  return {
    scene,
    palette,
    subject: {
      layout: 'drawing',
      draw: (canvas, _palette, x, y) => cardFan(canvas, [x, y], hand, { width: 92, spread: 13 }),
    },
    centreY: 140,
    ...(prop && { props: [[prop, 0.5, 0.55, 74]] }),
    title: { lines, face: 'paytone', ink, heightMax: 112 },
  }
}

/** Machines by their paytables: each shows the hand it is named for. */
export const videoPoker: Record<string, TileSpec> = {
  'jacks-or-better-9-6': machine({
    hand: ['J♠', 'J♥', 'J♦', 'J♣', '9♠'],
    lines: ['Jacks', { small: 'OR BETTER 9/6' }],
    scene: 'neon',
    palette: 'deep',
    ink: 'neon',
  }),
  'jacks-or-better-8-5': machine({
    hand: ['8♦', 'J♣', 'J♦', 'Q♥', 'K♠'],
    lines: ['Jacks', { small: 'OR BETTER 8/5' }],
    scene: 'retro',
    palette: 'rose',
    ink: 'cream',
  }),
  'tens-or-better-6-5': machine({
    hand: ['10♠', '10♥', '10♦', '10♣', 'A♥'],
    lines: ['Tens', { small: 'OR BETTER 6/5' }],
    scene: 'neon',
    palette: 'jade',
    ink: 'jade',
  }),
  'bonus-poker-8-5': machine({
    hand: ['A♠', 'A♥', 'A♦', 'A♣', '5♠'],
    lines: ['Bonus', { small: 'POKER 8/5' }],
    scene: 'rays',
    palette: 'gold',
    ink: 'gold',
    prop: 'fluent:coin',
  }),
  'aces-and-faces-8-5': machine({
    hand: ['A♥', 'K♥', 'Q♠', 'J♠', 'A♠'],
    lines: ['Aces & Faces', { small: '8/5' }],
    scene: 'curtain',
    palette: 'blood',
    ink: 'ruby',
    prop: 'fluent:crown',
  }),
  'double-bonus-9-6-5': machine({
    hand: ['A♦', 'A♣', '3♠', '3♥', '3♦'],
    lines: [{ small: 'DOUBLE' }, 'Bonus', { small: '9/6/5' }],
    scene: 'cosmos',
    palette: 'violet',
    ink: 'violet',
    prop: 'fluent:gem-stone',
  }),
  'double-double-bonus-9-6': machine({
    hand: ['A♠', 'A♥', 'A♦', 'A♣', '2♥'],
    lines: [{ small: 'DOUBLE DOUBLE' }, 'Bonus', { small: '9/6' }],
    scene: 'lava',
    palette: 'ember',
    ink: 'fire',
    prop: 'fluent:fire',
  }),
  'deuces-wild-25-15-9': machine({
    hand: ['2♠', '2♥', '2♦', '2♣', 'K♦'],
    lines: ['Deuces Wild', { small: '25/15/9' }],
    scene: 'mesa',
    palette: 'sand',
    ink: 'bronze',
    prop: 'fluent:glowing-star',
  }),
  'joker-poker-17-7-5': machine({
    hand: ['10♥', 'J♥', 'Q♥', 'K♥', 'A♥'],
    lines: ['Joker', { small: 'POKER 17/7/5' }],
    scene: 'tent',
    palette: 'plum',
    ink: 'gold',
    prop: 'fluent:joker',
  }),
}
