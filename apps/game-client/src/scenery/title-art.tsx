import type { StageView } from '@fairground/art/slot-stage'
import type { CSSProperties } from 'react'
import { useScreen } from '../components/game-context.ts'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import { usePictures } from './use-pictures.ts'

/** The name of the title in its own letters, and its hero: over the top rail and beside the cabinet, never over a cell. */
export function TitleArt({ view, cabinet }: { view: StageView; cabinet: CabinetLayout }) {
  const { logo, hero, heroMirrored } = view.pictures
  const [logoUrl, heroUrl, mirroredUrl] = usePictures([logo, hero, heroMirrored])
  const isBusy = useScreen(({ freeSpins, hold }) => freeSpins !== undefined || hold !== undefined)
  const places = placesOf(view, cabinet)
  return (
    <div className="scenery-title" aria-hidden="true">
      {heroUrl && places.right && <img src={heroUrl} alt="" style={places.right} className="scenery-hero" />}
      {mirroredUrl && places.left && <img src={mirroredUrl} alt="" style={places.left} className="scenery-hero" />}
      {!isBusy && heroUrl && places.crest && (
        <img src={heroUrl} alt="" style={places.crest} className="scenery-hero scenery-crest" />
      )}
      {!isBusy && logoUrl && <img src={logoUrl} alt="" style={places.logo} className="scenery-logo" />}
    </div>
  )
}

interface Places {
  logo: CSSProperties
  crest?: CSSProperties
  left?: CSSProperties
  right?: CSSProperties
}

/** Height of a logo by its width, and how far it hangs over the rail as shares of its height. */
const logoRatio = { landscape: 190 / 560, portrait: 130 / 360 } as const
const logoOverlap = 0.17
const crestOverlap = 0.2

const placed = (left: number, top: number, width: number): CSSProperties => ({ left, top, width })

function placesOf(view: StageView, cabinet: CabinetLayout): Places {
  const isTall = view.pictures.place.length === 1
  const ratio = logoRatio[isTall ? 'portrait' : 'landscape']
  const middle = cabinet.x + cabinet.width / 2
  const room = Math.max(0, cabinet.y - 6)
  const logoWidth = Math.min(cabinet.width * (isTall ? 0.86 : 0.6), (room / ratio) * (isTall ? 0.72 : 1.16))
  const logoTop = cabinet.y - logoWidth * ratio * (1 - logoOverlap)
  const crestSize = isTall ? Math.min(cabinet.width * 0.42, room * 0.66) : Math.min(cabinet.width * 0.22, room * 1.15)
  if (isTall)
    return {
      logo: placed(middle - logoWidth / 2, logoTop, logoWidth),
      crest: placed(middle - crestSize / 2, Math.max(2, logoTop - crestSize * 0.72), crestSize),
    }
  if (view.heroSide === 'crest')
    return {
      logo: placed(middle - logoWidth / 2 + crestSize * 0.36, logoTop, logoWidth),
      crest: placed(middle - logoWidth / 2 - crestSize * 0.62, cabinet.y - crestSize * (1 - crestOverlap), crestSize),
    }
  return { logo: placed(middle - logoWidth / 2, logoTop, logoWidth), ...besideOf(view, cabinet) }
}

/** Beside the foot of the cabinet, partly out of the panel where there is little room. */
function besideOf({ heroSide }: StageView, cabinet: CabinetLayout): Pick<Places, 'left' | 'right'> {
  const size = Math.min(cabinet.width * 0.27, Math.max(cabinet.x * 1.5, 96))
  const top = cabinet.y + cabinet.height - size * 0.98
  // The panel is as wide at the right of the cabinet as at its left.
  const outward = Math.min(cabinet.x - size * 0.84, 0)
  return {
    ...(heroSide !== 'left' && { right: { right: outward, top, width: size } }),
    ...(heroSide !== 'right' && { left: { left: outward, top, width: size } }),
  }
}
