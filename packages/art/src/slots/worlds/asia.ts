import type { World } from './world.ts'

/** Fortune and festivals of the East: dragons, lanterns, lotus. */
export const asia: World = {
  high: [
    'noto:dragon-face',
    'noto:tiger-face',
    'noto:lotus',
    'noto:carp-streamer',
    'noto:red-paper-lantern',
    'noto:folding-hand-fan',
    'noto:ox',
    'noto:peacock',
    'fluent:money-bag',
    'fluent:red-envelope',
    'fluent:cherry-blossom',
    'fluent:teapot',
    'game:circling-fish',
  ],
  mid: ['noto:coin', 'noto:firecracker', 'fluent:red-envelope', 'noto:wind-chime', 'noto:moon-cake', 'fluent:sake'],
  wild: ['noto:dragon', 'noto:dragon-face', 'noto:lotus', 'noto:yin-yang'],
  scatter: ['fluent:money-bag', 'noto:long-drum', 'noto:red-paper-lantern'],
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
