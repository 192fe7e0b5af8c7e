export const tableScreens = {
  'xoc-dia': () => import('./live.tsx'),
}
