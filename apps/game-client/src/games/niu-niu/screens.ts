export const roomScreens = {
  'niu-niu': () => import('./room.tsx'),
}
