import type { World } from './world.ts'

/** Court, arms and jewels. */
export const royal: World = {
  high: [
    'noto:lion',
    'noto:castle',
    'noto:crown',
    'noto:shield',
    'noto:rose',
    'noto:eagle',
    'noto:peacock',
    'fluent:crown',
    'fluent:gem-stone',
    'game:griffin-shield',
  ],
  mid: ['noto:rose', 'fluent:gem-stone', 'noto:shield', 'noto:ring'],
  wild: ['fluent:crown', 'noto:lion'],
  scatter: ['noto:castle', 'fluent:gem-stone'],
  coin: ['game:crown', 'game:lion', 'game:griffin-shield'],
  tokens: ['game:crown', 'game:sword-hilt', 'game:shield', 'game:rose', 'game:lion'],
  setPieces: ['game:evil-tower'],
  particles: ['spark', 'petal', 'coin'],
  grounds: ['velvet', 'ivory', 'night'],
}
