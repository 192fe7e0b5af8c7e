export const tableScreens = {
  'virtual-league': () => import('./live.tsx'),
}
