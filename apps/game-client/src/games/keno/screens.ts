export const screens = {
  'keno-40': () => import('./keno-40.tsx'),
  'keno-80': () => import('./keno-80.tsx'),
}
