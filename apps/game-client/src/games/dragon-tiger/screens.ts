export const screens = {
  'dragon-tiger': () => import('./screen.tsx'),
}

export const tableScreens = {
  'live-dragon-tiger': () => import('./live.tsx'),
}
