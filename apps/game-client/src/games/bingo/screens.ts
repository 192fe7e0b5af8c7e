export const tableScreens = {
  'bingo-75': () => import('./set-up.tsx'),
  'bingo-90': () => import('./set-up.tsx'),
}
