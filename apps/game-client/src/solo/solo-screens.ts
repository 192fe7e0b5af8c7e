import type { SoloScreen } from './solo-screen.ts'

/** Every game of one player that has a screen, by the id of its rules. */
const soloScreens: Readonly<Record<string, () => Promise<{ screen: unknown }>>> = {
  dice: () => import('./dice/screen.tsx'),
  limbo: () => import('./limbo/screen.tsx'),
  'coin-flip': () => import('./coin-flip/screen.tsx'),
  plinko: () => import('./plinko/screen.tsx'),
  mines: () => import('./mines/screen.tsx'),
  'hi-lo': () => import('./hi-lo/screen.tsx'),
  tower: () => import('./tower/screen.tsx'),
  'penalty-shoot-out': () => import('./tower/penalty.tsx'),
  'chicken-road': () => import('./tower/chicken-road.tsx'),
  wheel: () => import('./wheel/screen.tsx'),
  'keno-40': () => import('./keno/keno-40.tsx'),
  'keno-80': () => import('./keno/keno-80.tsx'),
  scratch: () => import('./scratch/screen.tsx'),
  'horse-race': () => import('./horse-race/screen.tsx'),
  'coin-pusher': () => import('./prizes/coin-pusher.tsx'),
  claw: () => import('./prizes/claw.tsx'),
}

/** Whether a game is known by its name to need no machine; the session has the last word. */
export const isSoloGame = (gameId: string): boolean => Object.hasOwn(soloScreens, gameId)

/** The screen of a game. Undefined for rules that this client does not know yet. */
export async function loadSoloScreen(rulesId: string): Promise<SoloScreen | undefined> {
  const loaded = await soloScreens[rulesId]?.()
  return loaded?.screen as SoloScreen | undefined
}
