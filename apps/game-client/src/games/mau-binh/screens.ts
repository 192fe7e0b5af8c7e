export const roomScreens = {
  'mau-binh': () => import('./room.tsx'),
}
