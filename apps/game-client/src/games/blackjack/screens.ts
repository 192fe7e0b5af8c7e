export const screens = {
  blackjack: () => import('./screen.tsx'),
}

export const tableScreens = {
  'live-blackjack': () => import('./live.tsx'),
}
