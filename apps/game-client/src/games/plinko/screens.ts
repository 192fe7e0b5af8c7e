export const screens = {
  plinko: () => import('./screen.tsx'),
}
