export const tableScreens = {
  'money-wheel': () => import('./live.tsx'),
}
