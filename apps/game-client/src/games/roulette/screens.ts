export const screens = {
  roulette: () => import('./screen.tsx'),
  'roulette-la-partage': () => import('./screen.tsx'),
}
