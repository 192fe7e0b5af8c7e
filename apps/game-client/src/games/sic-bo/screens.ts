export const screens = {
  'sic-bo': () => import('./screen.tsx'),
}

export const tableScreens = {
  'live-sic-bo': () => import('./live.tsx'),
}
