import type { World } from './world.ts'

/** Fire, feathers and what rises from ashes. */
export const phoenix: World = {
  high: [
    'noto:volcano',
    'noto:dragon-face',
    'noto:feather',
    'noto:peacock',
    'noto:eagle',
    'fluent:fire',
    'fluent:crown',
    'fluent:gem-stone',
    'fluent:comet',
  ],
  mid: ['fluent:fire', 'noto:red-paper-lantern', 'game:fire-bowl', 'noto:feather', 'noto:nest-with-eggs'],
  wild: ['fluent:fire', 'noto:sun'],
  scatter: ['noto:volcano', 'noto:nest-with-eggs'],
  coin: ['game:sun', 'game:feathered-wing', 'game:fire-bowl'],
  tokens: ['game:sun', 'game:feathered-wing', 'game:fire-bowl', 'game:feather', 'game:crystal-cluster'],
  setPieces: ['game:evil-tower'],
  particles: ['ember', 'feather', 'spark'],
  grounds: ['night', 'obsidian', 'lacquer'],
}
