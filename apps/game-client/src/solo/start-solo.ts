import type { SoloParts } from './solo-parts.ts'
import { SoloPlay } from './solo-play.ts'
import { loadSoloScreen } from './solo-screens.ts'

export { SoloFrame } from './solo-frame.tsx'

/** Sets the game up with its own screen. Throws when this client has none for its rules. */
export async function startSolo(parts: Omit<SoloParts, 'view'>): Promise<SoloPlay> {
  const view = await loadSoloScreen(parts.opened.rulesId)
  if (!view) throw new Error(`no screen for the rules ${parts.opened.rulesId}`)
  const play = new SoloPlay({ ...parts, view })
  play.begin()
  return play
}
