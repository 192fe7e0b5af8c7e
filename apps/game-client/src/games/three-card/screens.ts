export const roomScreens = {
  'three-card': () => import('./room.tsx'),
}
