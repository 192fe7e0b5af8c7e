import type { World } from './world.ts'

/** Tombs and gods of the Nile. */
export const egypt: World = {
  high: [
    'game:pharoah',
    'game:anubis',
    'game:scarab-beetle',
    'game:horus',
    'game:eye-of-horus',
    'game:egyptian-sphinx',
    'game:ankh',
    'game:cat',
    'game:cobra',
    'noto:two-hump-camel',
    'noto:cat',
  ],
  mid: ['noto:amphora', 'fluent:gem-stone', 'game:ankh', 'noto:scroll'],
  wild: ['game:pharoah', 'game:ankh', 'game:eye-of-horus'],
  scatter: ['game:egyptian-temple', 'noto:treasure-chest', 'game:scarab-beetle'],
  coin: ['game:eye-of-horus', 'game:scarab-beetle', 'game:ankh'],
  tokens: ['game:ankh', 'game:eye-of-horus', 'game:scarab-beetle', 'game:obelisk', 'game:cobra'],
  setPieces: ['game:egyptian-sphinx', 'game:obelisk', 'game:egyptian-temple'],
  particles: ['dust', 'coin', 'spark'],
  grounds: ['stone', 'parchment', 'night'],
}
