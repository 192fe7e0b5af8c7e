import { openPicture, type PictureFile } from '../../../lib/open-picture.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'

/** Pixels that a page shows a logo in; the file has three for each, for fine screens. */
const shownHeight = 36
const shownWidthMax = 220
const density = 3
/** Of the square mark. */
const faviconSide = 180
/** A logo wider than this has its mark at its beginning. */
const squareRatioMax = 1.4
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

export interface LogoImage {
  logo: Buffer
  favicon: Buffer
  /** In which the page shows the logo, in pixels. */
  width: number
  height: number
}

/** The logo drawn anew as it is shown, and a square of it. Refusals: those of `openPicture`, FILE_UNREADABLE. */
export async function logoImage(file: PictureFile): Promise<Outcome<LogoImage>> {
  const opened = await openPicture(file)
  if (!opened.ok) return opened
  const { picture } = opened.value
  try {
    const box = [shownWidthMax * density, shownHeight * density] as const
    const { data: logo, info } = await picture
      .clone()
      .resize(...box, { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    const isWide = info.width / info.height > squareRatioMax
    const favicon = await picture
      .resize(faviconSide, faviconSide, {
        ...(isWide ? { fit: 'cover', position: 'left' } : { fit: 'contain' }),
        background: clear,
      })
      .png()
      .toBuffer()
    const shown = (points: number) => Math.max(1, Math.round(points / density))
    return ok({ logo, favicon, width: shown(info.width), height: shown(info.height) })
  } catch {
    return refuse('FILE_UNREADABLE')
  }
}
