export const screens = {
  baccarat: () => import('./screen.tsx'),
  'baccarat-no-commission': () => import('./no-commission.ts'),
}
