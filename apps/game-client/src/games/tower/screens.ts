export const screens = {
  tower: () => import('./screen.tsx'),
  'penalty-shoot-out': () => import('./penalty.tsx'),
  'chicken-road': () => import('./chicken-road.tsx'),
}
