export const screens = {
  limbo: () => import('./screen.tsx'),
}
