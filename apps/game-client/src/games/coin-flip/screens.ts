export const screens = {
  'coin-flip': () => import('./screen.tsx'),
}
