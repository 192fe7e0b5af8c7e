export const roomScreens = {
  lieng: () => import('./room.tsx'),
}
