import type { SoloScreen } from './solo-screen.ts'

const videoPoker = () => import('./video-poker/screen.tsx')
/** Written out: every game starts with this file, and the rules of all tables are too much for one that needs none. */
const videoPokerIds = [
  'jacks-or-better-9-6',
  'jacks-or-better-8-5',
  'tens-or-better-6-5',
  'bonus-poker-8-5',
  'aces-and-faces-8-5',
  'double-bonus-9-6-5',
  'double-double-bonus-9-6',
  'deuces-wild-25-15-9',
  'joker-poker-17-7-5',
]

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
  roulette: () => import('./roulette/screen.tsx'),
  'roulette-la-partage': () => import('./roulette/screen.tsx'),
  baccarat: () => import('./baccarat/screen.tsx'),
  'baccarat-no-commission': () => import('./baccarat/no-commission.ts'),
  'sic-bo': () => import('./sic-bo/screen.tsx'),
  'dragon-tiger': () => import('./dragon-tiger/screen.tsx'),
  'casino-war': () => import('./casino-war/screen.tsx'),
  'red-dog': () => import('./red-dog/screen.tsx'),
  'andar-bahar': () => import('./andar-bahar/screen.tsx'),
  'three-card-poker': () => import('./three-card-poker/screen.tsx'),
  craps: () => import('./craps/screen.tsx'),
  blackjack: () => import('./blackjack/screen.tsx'),
  ...Object.fromEntries(videoPokerIds.map((id) => [id, videoPoker])),
}

/** Whether a game is known by its name to need no machine; the session has the last word. */
export const isSoloGame = (gameId: string): boolean => Object.hasOwn(soloScreens, gameId)

/** The screen of a game. Undefined for rules that this client does not know yet. */
export async function loadSoloScreen(rulesId: string): Promise<SoloScreen | undefined> {
  const loaded = await soloScreens[rulesId]?.()
  return loaded?.screen as SoloScreen | undefined
}
