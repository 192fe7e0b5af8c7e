export const tableScreens = {
  'virtual-dogs': () => import('./live.tsx'),
  'virtual-horses': () => import('./live.tsx'),
}
