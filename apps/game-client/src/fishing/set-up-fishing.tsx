import { type FishingSpecies, fishingSeats } from '@fairground/contract/studio'
import { numberFormat } from '@fairground/money'
import type { ReactElement } from 'react'
import { type FrameGame, FrameProvider } from '../components/frame-context.tsx'
import { FishingDesk } from './play/fishing-desk.ts'
import type { FishingParts } from './play/fishing-parts.ts'
import { FishingProvider } from './screen/fishing-context.ts'
import { FishingShell } from './screen/fishing-shell.tsx'
import { loadSeaImages } from './sea/load-images.ts'
import { Sea } from './sea/sea.ts'

/** A fishing room and its whole screen. Throws where the browser has no WebGL. */
export async function setUpFishing(
  parts: Omit<FishingParts, 'sea' | 'labelOf'>,
): Promise<{ frame: FrameGame; screen: ReactElement }> {
  const { language, fishing } = parts.opened
  const labelOf = labelsIn(language)
  const labels = fishing.species.map((species) => ({ text: labelOf(species), isBoss: species.kind === 'boss' }))
  const sea = await Sea.create({
    canvas: document.createElement('canvas'),
    images: await loadSeaImages(),
    labels,
    font: getComputedStyle(document.body).fontFamily,
    seats: fishingSeats,
  })
  const desk = new FishingDesk({ ...parts, sea, labelOf })
  await desk.begin()
  const screen = (
    <FrameProvider value={desk}>
      <FishingProvider value={desk}>
        <FishingShell />
      </FishingProvider>
    </FrameProvider>
  )
  return { frame: desk, screen }
}

/** `×60`, of a boss the least and the most that it pays. */
function labelsIn(language: string): (species: FishingSpecies) => string {
  const whole = numberFormat(language)
  return ({ multipliers }) => {
    const paid = multipliers.map(([multiplier]) => multiplier)
    const [least, most] = [Math.min(...paid), Math.max(...paid)]
    return least === most ? `×${whole.format(most)}` : `×${whole.format(least)}–${whole.format(most)}`
  }
}
