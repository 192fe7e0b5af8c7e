export const screens = {
  'dragon-tiger': () => import('./screen.tsx'),
}
