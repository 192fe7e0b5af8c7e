export const tableScreens = {
  'fan-tan': () => import('./live.tsx'),
}
