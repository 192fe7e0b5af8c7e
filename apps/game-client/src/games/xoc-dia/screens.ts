export const tableScreens = {
  'xoc-dia': () => import('./live.tsx'),
}

export const roomScreens = {
  'xoc-dia-banker': () => import('./room.tsx'),
}
