export const tableScreens = {
  crash: () => import('./set-up.tsx'),
}
