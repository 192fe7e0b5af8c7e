import type { Locator } from '@playwright/test'
import jsQr from 'jsqr'
import sharp from 'sharp'

/** What a camera reads from a code on the screen; undefined when it can read none. */
export async function scan(code: Locator): Promise<string | undefined> {
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Of the picture in the middle of a code: how much of it is neither black nor white. */
export async function shareOfTones(code: Locator): Promise<number> {
  const whole = sharp(await code.screenshot())
  const { width } = await whole.metadata()
  // A fifth of what is left of the code between margins of a tenth, less the edge.
  const part = Math.round(width * 0.14)
  const start = Math.round((width - part) / 2)
  const middle = whole.extract({ left: start, top: start, width: part, height: part }).removeAlpha().raw()
  const tones = await middle.toBuffer()
  return tones.filter((tone) => tone > 8 && tone < 247).length / tones.length
}
