import type { CascadeEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'

/** The cells that have paid vanish, and what is above them falls into their place. */
export async function showCascade({ event }: Beat<CascadeEvent>, show: Show): Promise<void> {
  const { machine, screen, sound, pace } = show
  show.wins = []
  screen.set({ detail: event.multiplier > 1 ? { kind: 'fall', multiplier: event.multiplier } : undefined })
  await machine.fall(event, pace)
  sound.play('thud')
  screen.set({ board: event.window })
}
