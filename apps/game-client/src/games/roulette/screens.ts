export const screens = {
  roulette: () => import('./screen.tsx'),
  'roulette-la-partage': () => import('./screen.tsx'),
}

export const tableScreens = {
  'live-roulette': () => import('./live.tsx'),
  'live-roulette-la-partage': () => import('./live.tsx'),
}
