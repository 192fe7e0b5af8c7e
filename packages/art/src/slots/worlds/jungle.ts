import type { World } from './world.ts'

/** Great animals of the forest. */
export const jungle: World = {
  high: [
    'noto:crocodile',
    'noto:parrot',
    'noto:elephant',
    'noto:leopard',
    'noto:tiger',
    'noto:t-rex',
    'noto:flamingo',
    'noto:peacock',
    'game:tribal-mask',
  ],
  mid: ['noto:feather', 'noto:hibiscus', 'noto:long-drum', 'noto:bone', 'fluent:gem-stone'],
  wild: ['noto:tiger', 'noto:lion', 'game:tribal-mask', 'noto:leopard'],
  scatter: ['noto:long-drum', 'game:mayan-pyramid', 'noto:volcano'],
  coin: ['game:lion', 'game:eagle-emblem', 'game:tribal-mask'],
  tokens: ['game:feather', 'game:tribal-mask', 'game:stone-axe', 'game:lion', 'game:eagle-emblem'],
  setPieces: ['game:mayan-pyramid'],
  particles: ['leaf', 'firefly', 'spark'],
  grounds: ['stone', 'night', 'wood'],
}
