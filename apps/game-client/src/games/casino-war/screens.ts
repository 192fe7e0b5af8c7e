export const screens = {
  'casino-war': () => import('./screen.tsx'),
}
