export const roomScreens = {
  'tien-len': () => import('./room.tsx'),
}
