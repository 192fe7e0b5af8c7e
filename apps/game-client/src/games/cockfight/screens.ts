export const tableScreens = {
  cockfight: () => import('./live.tsx'),
  'cockfight-pool': () => import('./live.tsx'),
}
