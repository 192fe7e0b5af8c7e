export const screens = {
  'andar-bahar': () => import('./screen.tsx'),
}
