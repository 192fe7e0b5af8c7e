export const screens = {
  dice: () => import('./screen.tsx'),
}
