import type { World } from './world.ts'

/** Below the waves. */
export const ocean: World = {
  high: [
    'noto:shark',
    'noto:octopus',
    'noto:dolphin',
    'noto:crab',
    'noto:mermaid',
    'noto:lobster',
    'noto:squid',
    'noto:orca',
    'noto:jellyfish',
    'game:giant-squid',
  ],
  mid: ['noto:spiral-shell', 'noto:oyster', 'noto:coral', 'noto:anchor', 'fluent:trident-emblem'],
  wild: ['fluent:trident-emblem', 'noto:merman', 'noto:water-wave', 'noto:mermaid'],
  scatter: ['noto:oyster', 'noto:treasure-chest', 'noto:spiral-shell'],
  coin: ['game:trident', 'game:coral', 'game:anchor'],
  tokens: ['game:trident', 'game:coral', 'game:anchor', 'game:ship-wheel', 'game:treasure-map'],
  setPieces: ['game:ship-wreck', 'game:coral'],
  particles: ['bubble', 'spark'],
  grounds: ['glass', 'night', 'abyss'],
}
