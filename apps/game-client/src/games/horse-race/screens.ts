export const screens = {
  'horse-race': () => import('./screen.tsx'),
}
