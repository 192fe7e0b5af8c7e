export const screens = {
  'hi-lo': () => import('./screen.tsx'),
}
