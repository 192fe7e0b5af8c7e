export const roomScreens = {
  'xi-to': () => import('./room.tsx'),
}
