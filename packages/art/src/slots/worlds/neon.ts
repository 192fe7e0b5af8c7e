import type { World } from './world.ts'

/** Space, speed and light. */
export const neon: World = {
  high: [
    'fluent:robot',
    'fluent:rocket',
    'fluent:alien',
    'fluent:ringed-planet',
    'fluent:gem-stone',
    'fluent:joystick',
    'fluent:racing-car',
    'fluent:satellite',
    'fluent:flying-saucer',
    'noto:ninja',
  ],
  mid: ['fluent:high-voltage', 'fluent:glowing-star', 'fluent:headphone', 'fluent:gem-stone', 'fluent:optical-disk'],
  wild: ['fluent:high-voltage', 'fluent:glowing-star', 'fluent:comet'],
  scatter: ['fluent:ringed-planet', 'fluent:rocket', 'fluent:milky-way'],
  coin: ['game:circuitry', 'game:ringed-planet'],
  tokens: ['game:circuitry', 'game:rocket', 'game:ringed-planet', 'game:microchip', 'game:compact-disc'],
  setPieces: ['game:tv-tower'],
  particles: ['spark'],
  grounds: ['grid', 'night', 'glass'],
}
