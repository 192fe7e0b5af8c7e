import type { World } from './world.ts'

/** The classic fruit machine. */
export const fruit: World = {
  high: [
    'fluent:cherries',
    'fluent:watermelon',
    'fluent:grapes',
    'fluent:lemon',
    'fluent:strawberry',
    'fluent:pineapple',
    'fluent:tangerine',
    'fluent:bell',
    'fluent:four-leaf-clover',
    'fluent:gem-stone',
    'noto:crown',
  ],
  mid: ['fluent:bell', 'fluent:glowing-star', 'fluent:four-leaf-clover'],
  wild: ['fluent:gem-stone', 'fluent:glowing-star', 'fluent:crown'],
  scatter: ['fluent:glowing-star', 'fluent:slot-machine', 'fluent:bell'],
  coin: ['game:clover', 'game:ringing-bell', 'game:horseshoe'],
  tokens: ['game:grapes', 'game:clover', 'game:ringing-bell', 'game:horseshoe', 'game:crown'],
  setPieces: [],
  particles: ['spark', 'coin'],
  grounds: ['ivory', 'night', 'velvet'],
}
