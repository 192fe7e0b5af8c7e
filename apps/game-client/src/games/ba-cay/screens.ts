export const roomScreens = {
  'ba-cay': () => import('./room.tsx'),
}
