export const screens = {
  scratch: () => import('./screen.tsx'),
}
