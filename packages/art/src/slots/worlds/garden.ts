import type { World } from './world.ts'

/** Flowers, birds and butterflies. */
export const garden: World = {
  high: [
    'noto:peacock',
    'noto:butterfly',
    'noto:swan',
    'noto:flamingo',
    'noto:lotus',
    'noto:hibiscus',
    'noto:parrot',
    'noto:rose',
    'noto:carp-streamer',
    'noto:folding-hand-fan',
    'fluent:cherry-blossom',
    'game:dragonfly',
  ],
  mid: ['noto:hibiscus', 'fluent:cherry-blossom', 'noto:wind-chime', 'noto:honey-pot', 'fluent:teapot'],
  wild: ['noto:lotus', 'noto:butterfly', 'noto:peacock'],
  scatter: ['noto:butterfly', 'noto:red-paper-lantern', 'game:japanese-bridge', 'noto:hibiscus'],
  coin: ['game:lotus-flower', 'game:dragonfly', 'game:butterfly'],
  tokens: ['game:lotus-flower', 'game:dragonfly', 'game:butterfly', 'game:bonsai-tree', 'game:rose'],
  setPieces: ['game:japanese-bridge', 'game:pagoda', 'game:bonsai-tree'],
  particles: ['petal', 'firefly', 'spark'],
  grounds: ['glass', 'night', 'silk'],
}
