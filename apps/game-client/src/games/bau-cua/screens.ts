export const tableScreens = {
  'bau-cua': () => import('./live.tsx'),
}
