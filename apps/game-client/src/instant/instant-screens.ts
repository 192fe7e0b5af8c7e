import { screens } from '../games/screens.gen.ts'
import type { InstantScreen } from './instant-screen.ts'

/** Every game of one player that has a screen, by the id of its rules; each screen's code comes with its first launch. */
const instantScreens: Readonly<Record<string, () => Promise<{ screen: unknown }>>> = screens

/** Whether a game is known by its name to need no machine; the session has the last word. */
export const isInstantGame = (gameId: string): boolean => Object.hasOwn(instantScreens, gameId)

/** The screen of a game. Undefined for rules that this client does not know yet. */
export async function loadInstantScreen(rulesId: string): Promise<InstantScreen | undefined> {
  const loaded = await instantScreens[rulesId]?.()
  return loaded?.screen as InstantScreen | undefined
}
