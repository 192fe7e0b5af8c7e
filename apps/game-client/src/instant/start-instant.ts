import type { InstantParts } from './instant-parts.ts'
import { InstantPlay } from './instant-play.ts'
import { loadInstantScreen } from './instant-screens.ts'

export { InstantFrame } from './instant-frame.tsx'

/** Sets the game up with its own screen. Throws when this client has none for its rules. */
export async function startInstant(parts: Omit<InstantParts, 'view'>): Promise<InstantPlay> {
  const view = await loadInstantScreen(parts.opened.rulesId)
  if (!view) throw new Error(`no screen for the rules ${parts.opened.rulesId}`)
  const play = new InstantPlay({ ...parts, view })
  play.begin()
  return play
}
