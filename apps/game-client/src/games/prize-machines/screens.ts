export const screens = {
  'coin-pusher': () => import('./coin-pusher.tsx'),
  claw: () => import('./claw.tsx'),
}
