import sharp from 'sharp'

/** What phones want of an icon on the home screen. */
export const iconPx = 180
const spokes = [0, 30, 60, 90, 120, 150].map((turn) => `<path d="M90 30V150" transform="rotate(${turn} 90 90)"/>`)
const lamps = Array.from(
  { length: 12 },
  (_, i) => `<circle cx="90" cy="30" r="7" transform="rotate(${i * 30} 90 90)"/>`,
)

/** The house's wheel of lamps. */
const wheel = `<svg xmlns="http://www.w3.org/2000/svg" width="${iconPx}" height="${iconPx}">
<rect width="100%" height="100%" fill="#171038"/>
<g fill="none" stroke="#ffd98a" stroke-width="4"><circle cx="90" cy="90" r="60"/>${spokes.join('')}</g>
<g fill="#ffb52e">${lamps.join('')}<circle cx="90" cy="90" r="12"/></g></svg>`

/** The mark as a picture for a home screen: the operator's own where there is one. */
export const iconOf = (mark: Uint8Array | undefined): Promise<Buffer> =>
  sharp(mark ?? Buffer.from(wheel))
    .resize(iconPx, iconPx, { fit: 'contain', background: '#171038' })
    .flatten({ background: '#171038' })
    .png()
    .toBuffer()
