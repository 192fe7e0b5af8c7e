export const tableScreens = {
  'tai-xiu': () => import('./live.tsx'),
}
