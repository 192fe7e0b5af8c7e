export const screens = {
  baccarat: () => import('./screen.tsx'),
  'baccarat-no-commission': () => import('./no-commission.ts'),
}

export const tableScreens = {
  'live-baccarat': async () => (await import('./live.tsx')).standard,
  'live-baccarat-no-commission': async () => (await import('./live.tsx')).noCommission,
  'live-baccarat-squeeze': async () => (await import('./live.tsx')).squeeze,
}
