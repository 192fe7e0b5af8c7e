export const roomScreens = {
  phom: () => import('./room.tsx'),
}
