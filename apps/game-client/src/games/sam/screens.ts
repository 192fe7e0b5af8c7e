export const roomScreens = {
  sam: () => import('./room.tsx'),
}
