export const tableScreens = {
  cockfight: () => import('./live.tsx'),
}
