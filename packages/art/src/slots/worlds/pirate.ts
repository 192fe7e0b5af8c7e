import type { World } from './world.ts'

/** Ships, treasure and who is after it. */
export const pirate: World = {
  high: [
    'noto:parrot',
    'noto:pirate-flag',
    'noto:octopus',
    'noto:skull',
    'noto:treasure-chest',
    'noto:compass',
    'noto:sailboat',
    'noto:shark',
    'noto:crab',
  ],
  mid: ['noto:anchor', 'noto:bomb', 'noto:world-map', 'game:ship-wheel', 'noto:coin'],
  wild: ['noto:pirate-flag', 'noto:skull-and-crossbones'],
  scatter: ['noto:treasure-chest', 'noto:compass', 'game:ship-wheel', 'noto:world-map'],
  coin: ['game:anchor', 'game:ship-wheel'],
  tokens: ['game:anchor', 'game:ship-wheel', 'game:treasure-map', 'game:trident', 'game:sword-hilt'],
  setPieces: ['game:ship-wreck', 'game:lighthouse'],
  particles: ['bubble', 'coin', 'spark'],
  grounds: ['plank', 'night', 'abyss'],
}
