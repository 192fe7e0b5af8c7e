export const screens = {
  mines: () => import('./screen.tsx'),
}
