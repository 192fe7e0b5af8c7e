import type { World } from './world.ts'

/** The frontier. */
export const west: World = {
  high: [
    'noto:bison',
    'noto:eagle',
    'noto:cactus',
    'noto:wolf',
    'noto:feather',
    'noto:ox',
    'noto:locomotive',
    'game:western-hat',
    'game:bull-horns',
  ],
  mid: ['game:horseshoe', 'noto:money-bag', 'noto:feather'],
  wild: ['game:horseshoe', 'noto:eagle', 'game:bull-horns', 'noto:bison'],
  scatter: ['game:western-hat'],
  coin: ['game:bull-horns', 'game:horseshoe', 'game:eagle-emblem'],
  tokens: ['game:horseshoe', 'game:western-hat', 'game:bull-horns', 'game:cactus', 'game:feather'],
  setPieces: ['game:windmill', 'game:cactus'],
  particles: ['dust', 'feather', 'spark'],
  grounds: ['wood', 'parchment', 'night'],
}
