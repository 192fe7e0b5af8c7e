import type { SoloScreen } from './solo-screen.ts'

/** Every game of one player that has a screen, by the id of its rules. */
const soloScreens: Readonly<Record<string, () => Promise<{ screen: unknown }>>> = {
  dice: () => import('./dice/screen.tsx'),
  mines: () => import('./mines/screen.tsx'),
}

/** The screen of a game. Undefined for rules that this client does not know yet. */
export async function loadSoloScreen(rulesId: string): Promise<SoloScreen | undefined> {
  const loaded = await soloScreens[rulesId]?.()
  return loaded?.screen as SoloScreen | undefined
}
