export const roomScreens = {
  holdem: () => import('./room.tsx'),
}
