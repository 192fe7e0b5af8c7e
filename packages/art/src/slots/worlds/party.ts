import type { World } from './world.ts'

/** Music and a night out. */
export const party: World = {
  high: [
    'fluent:guitar',
    'fluent:microphone',
    'fluent:saxophone',
    'fluent:trumpet',
    'fluent:mirror-ball',
    'fluent:headphone',
    'fluent:cocktail-glass',
    'noto:trombone',
    'game:grand-piano',
  ],
  mid: [
    'fluent:cocktail-glass',
    'fluent:musical-score',
    'noto:musical-notes',
    'game:compact-disc',
    'noto:clinking-glasses',
  ],
  wild: ['fluent:glowing-star', 'fluent:mirror-ball', 'fluent:microphone'],
  scatter: ['game:grand-piano', 'fluent:microphone', 'game:compact-disc', 'fluent:mirror-ball'],
  coin: ['game:compact-disc', 'game:piano-keys'],
  tokens: ['game:compact-disc', 'game:piano-keys', 'game:grand-piano', 'game:ringing-bell', 'game:crown'],
  setPieces: ['game:tv-tower'],
  particles: ['spark', 'confetti'],
  grounds: ['velvet', 'night', 'grid'],
}
