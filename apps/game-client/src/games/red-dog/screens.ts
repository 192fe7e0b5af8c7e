export const screens = {
  'red-dog': () => import('./screen.tsx'),
}
