import type { World } from './world.ts'

/** Moon, magic and what wakes after dark. */
export const night: World = {
  high: [
    'noto:wolf',
    'noto:owl',
    'noto:bat',
    'noto:skull',
    'noto:crescent-moon',
    'noto:candle',
    'fluent:crystal-ball',
    'game:evil-tower',
  ],
  mid: ['noto:magic-wand', 'fluent:gem-stone', 'noto:candle', 'game:rune-stone', 'game:spell-book'],
  wild: ['fluent:crystal-ball', 'noto:crescent-moon', 'noto:dragon-face'],
  scatter: ['fluent:crystal-ball', 'noto:full-moon', 'game:spell-book', 'noto:castle'],
  coin: ['game:rune-stone', 'game:wolf-head'],
  tokens: ['game:rune-stone', 'game:spell-book', 'game:candle-flame', 'game:wolf-head', 'game:sword-hilt'],
  setPieces: ['game:evil-tower'],
  particles: ['ember', 'spark'],
  grounds: ['night', 'stone', 'velvet'],
}
