export const screens = {
  'three-card-poker': () => import('./screen.tsx'),
}
