import type { DealerSlug } from '../catalogue/live-studios.ts'

export interface DealerLook {
  isMale?: boolean
  skin: 'fair' | 'warm' | 'tan'
  face: 'oval' | 'round' | 'heart' | 'long' | 'square'
  hair: 'bun' | 'long' | 'wave' | 'lowBun' | 'khan' | 'part' | 'crop' | 'quiff'
  hairTone: 'plum' | 'brown' | 'auburn' | 'grey'
  dress: 'ruby' | 'teal' | 'violet' | 'jade' | 'ink' | 'gold' | 'sky' | 'wine'
  outfit: 'aoDai' | 'vest' | 'suit'
  eyes: 'lash' | 'cat' | 'soft' | 'plain'
  lips?: string
  extras?: readonly ('glasses' | 'moustache' | 'goatee' | 'pearls' | 'hoops' | 'studs' | 'flower' | 'lotus' | 'mole')[]
}

/** Eight adults, each told from the others by hair, face and dress. */
export const dealerLooks: Readonly<Record<DealerSlug, DealerLook>> = {
  'thu-ha': {
    ...{ skin: 'fair', face: 'oval', hair: 'bun', hairTone: 'plum' },
    ...{ dress: 'ruby', outfit: 'aoDai', eyes: 'lash', lips: '#d0404f', extras: ['studs'] },
  },
  'khanh-linh': {
    ...{ skin: 'fair', face: 'heart', hair: 'wave', hairTone: 'brown' },
    ...{ dress: 'violet', outfit: 'aoDai', eyes: 'soft', lips: '#c9486a', extras: ['hoops', 'lotus'] },
  },
  'quoc-bao': {
    ...{ isMale: true, skin: 'fair', face: 'square', hair: 'quiff', hairTone: 'grey' },
    ...{ dress: 'ink', outfit: 'suit', eyes: 'plain', extras: ['moustache', 'glasses'] },
  },
  'bao-tran': {
    ...{ skin: 'warm', face: 'oval', hair: 'lowBun', hairTone: 'auburn' },
    ...{ dress: 'jade', outfit: 'aoDai', eyes: 'cat', lips: '#c23a4a', extras: ['pearls', 'flower'] },
  },
  'hoang-nam': {
    ...{ isMale: true, skin: 'tan', face: 'long', hair: 'crop', hairTone: 'plum' },
    ...{ dress: 'wine', outfit: 'vest', eyes: 'plain', extras: ['goatee'] },
  },
  'diem-my': {
    ...{ skin: 'fair', face: 'heart', hair: 'khan', hairTone: 'plum' },
    ...{ dress: 'gold', outfit: 'aoDai', eyes: 'cat', lips: '#c4425a', extras: ['pearls'] },
  },
  'minh-khoi': {
    ...{ isMale: true, skin: 'warm', face: 'square', hair: 'part', hairTone: 'plum' },
    ...{ dress: 'sky', outfit: 'aoDai', eyes: 'plain' },
  },
  'mai-chi': {
    ...{ skin: 'warm', face: 'round', hair: 'long', hairTone: 'plum' },
    ...{ dress: 'teal', outfit: 'vest', eyes: 'lash', lips: '#c8414f', extras: ['pearls', 'mole'] },
  },
}
