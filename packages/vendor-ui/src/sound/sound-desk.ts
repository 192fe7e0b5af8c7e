import type { Voice } from './voices.ts'

/** Plays short sounds of wood, brass and bells once the player has turned them on; never for a loss. */
export interface SoundDesk {
  setOn(isOn: boolean): void
  play(voice: Voice): void
}

type Orchestra = Awaited<typeof import('./voices.ts')>

/** Nothing of it is loaded before the player wants sound. The tab falls silent while it is hidden. */
export function createSoundDesk(page: Document): SoundDesk {
  let isOn = false
  let context: AudioContext | undefined
  let orchestra: Orchestra | undefined

  const wake = async (): Promise<void> => {
    context ??= new AudioContext()
    orchestra ??= await import('./voices.ts')
    await settle()
  }
  const settle = async (): Promise<void> => {
    if (!context) return
    if (isOn && !page.hidden) await context.resume()
    else await context.suspend()
  }
  page.addEventListener('visibilitychange', () => void settle())

  return {
    setOn(next) {
      isOn = next
      void (next ? wake() : settle())
    },
    play(voice) {
      if (!isOn || page.hidden || !context) return
      if (context.state === 'suspended') void context.resume()
      orchestra?.playVoice(context, voice)
    },
  }
}
