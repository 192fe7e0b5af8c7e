export const screens = {
  'sic-bo': () => import('./screen.tsx'),
}
