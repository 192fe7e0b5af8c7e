export const screens = {
  wheel: () => import('./screen.tsx'),
}
