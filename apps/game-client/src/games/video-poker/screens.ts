const videoPoker = () => import('./screen.tsx')

/** Written out: every game starts with this list, and the rules of the machines are too much for one that needs none. */
export const screens = {
  'jacks-or-better-9-6': videoPoker,
  'jacks-or-better-8-5': videoPoker,
  'tens-or-better-6-5': videoPoker,
  'bonus-poker-8-5': videoPoker,
  'aces-and-faces-8-5': videoPoker,
  'double-bonus-9-6-5': videoPoker,
  'double-double-bonus-9-6': videoPoker,
  'deuces-wild-25-15-9': videoPoker,
  'joker-poker-17-7-5': videoPoker,
}
