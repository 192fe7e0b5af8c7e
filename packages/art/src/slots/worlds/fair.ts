import type { World } from './world.ts'

/** The fairground itself. */
export const fair: World = {
  high: [
    'fluent:joker',
    'fluent:crown',
    'fluent:bell',
    'fluent:performing-arts',
    'fluent:top-hat',
    'fluent:crystal-ball',
    'fluent:ferris-wheel',
    'fluent:admission-tickets',
    'fluent:circus-tent',
    'fluent:gem-stone',
    'noto:lion',
  ],
  mid: ['fluent:bell', 'fluent:admission-tickets', 'noto:bullseye', 'fluent:glowing-star'],
  wild: ['fluent:joker', 'fluent:glowing-star', 'fluent:top-hat'],
  scatter: ['fluent:ferris-wheel', 'fluent:circus-tent', 'fluent:crystal-ball', 'fluent:performing-arts'],
  coin: ['game:drama-masks', 'game:ringing-bell'],
  tokens: ['game:drama-masks', 'game:ringing-bell', 'game:clover', 'game:horseshoe', 'game:crown'],
  setPieces: [],
  particles: ['confetti', 'spark'],
  grounds: ['velvet', 'ivory', 'night'],
}
