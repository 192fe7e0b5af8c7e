import { screens } from '../games/screens.gen.ts'
import type { SoloScreen } from './solo-screen.ts'

/** Every game of one player that has a screen, by the id of its rules; each screen's code comes with its first launch. */
const soloScreens: Readonly<Record<string, () => Promise<{ screen: unknown }>>> = screens

/** Whether a game is known by its name to need no machine; the session has the last word. */
export const isSoloGame = (gameId: string): boolean => Object.hasOwn(soloScreens, gameId)

/** The screen of a game. Undefined for rules that this client does not know yet. */
export async function loadSoloScreen(rulesId: string): Promise<SoloScreen | undefined> {
  const loaded = await soloScreens[rulesId]?.()
  return loaded?.screen as SoloScreen | undefined
}
