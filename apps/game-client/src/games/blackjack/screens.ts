export const screens = {
  blackjack: () => import('./screen.tsx'),
}
