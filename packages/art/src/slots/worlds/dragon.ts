import type { World } from './world.ts'

/** Dragons and the beasts they fight. */
export const dragon: World = {
  high: [
    'noto:dragon',
    'noto:tiger',
    'noto:lotus',
    'noto:carp-streamer',
    'noto:folding-hand-fan',
    'noto:red-paper-lantern',
    'noto:tiger-face',
    'noto:phoenix',
    'game:circling-fish',
    'game:dragon-spiral',
  ],
  mid: ['noto:coin', 'noto:firecracker', 'fluent:red-envelope', 'noto:wind-chime', 'noto:moon-cake', 'fluent:sake'],
  wild: ['noto:dragon', 'noto:dragon-face', 'noto:lotus', 'noto:yin-yang'],
  scatter: ['game:temple-gate', 'noto:long-drum'],
  coin: ['game:lotus-flower', 'game:dragon-spiral', 'game:circling-fish'],
  tokens: [
    'game:lotus-flower',
    'game:bonsai-tree',
    'game:japanese-bridge',
    'game:dragon-spiral',
    'game:pagoda',
    'game:temple-gate',
  ],
  setPieces: ['game:pagoda', 'game:temple-gate', 'game:japanese-bridge', 'game:bonsai-tree'],
  particles: ['petal', 'coin', 'spark'],
  grounds: ['lacquer', 'night', 'ivory'],
}
