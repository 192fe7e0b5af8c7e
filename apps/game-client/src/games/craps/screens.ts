export const screens = {
  craps: () => import('./screen.tsx'),
}
