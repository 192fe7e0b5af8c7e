/** One rendered file, as the browser fetches it. Width and height are pixels. */
export interface ArtFile {
  url: string
  width: number
  height: number
}

/** What stands where: `<key>` for drawings of one size, `<key>@<width>` for the others. */
export interface ArtFiles {
  files: Readonly<Record<string, ArtFile>>
}

export interface ArtManifest extends ArtFiles {
  /** Hash of everything the art was made from. */
  inputs: string
}

/** Pixel widths each kind of art comes in, smallest first. Kinds not listed are single files. */
export const artWidths = {
  tile: [300, 450],
  'tile-large': [300, 600],
  // Of a live table, five to three.
  'tile-wide': [640],
  symbol: [256],
  'scene-wide': [1024, 1440, 1920],
  'scene-narrow': [390, 780, 1170],
  avatar: [96],
  stall: [64, 128, 192],
  promo: [480, 960],
  gift: [480],
  'app-icon': [192, 512],
  dealer: [480],
  host: [144],
  arena: [780, 1440],
  rooster: [480],
  fish: [256],
  cannon: [240],
  'lagoon-wide': [960, 1440],
  'lagoon-narrow': [780],
  'studio-wide': [960, 1440],
  'studio-narrow': [780],
} as const

export type ArtKind = keyof typeof artWidths

/** `tile/<slug>`, `tile-large/<slug>`, `tile-wide/<slug>`, `symbol/<theme>/<name>`, `title/<game>` (drawn when it is asked for), `scene-wide/night`, `dealer/<slug>-<layer>`, `vendor/<slug>`, `logo/mark` … */
export type ArtKey = `${ArtKind | 'vendor' | 'logo' | 'favicon' | 'title'}/${string}`

function widthsOf(key: ArtKey): readonly number[] {
  const kind = key.slice(0, key.indexOf('/'))
  return kind in artWidths ? artWidths[kind as ArtKind] : []
}

/** The file of a key at a width in pixels (its smallest by default); undefined when there is none. */
export function findArt(manifest: ArtFiles, key: ArtKey, width?: number): ArtFile | undefined {
  const wanted = width ?? widthsOf(key)[0]
  return manifest.files[wanted === undefined ? key : `${key}@${wanted}`]
}

/** The address of a key at a width; undefined when there is none, so that the caller shows its fallback. */
export function artUrl(manifest: ArtFiles, key: ArtKey, width?: number): string | undefined {
  return findArt(manifest, key, width)?.url
}

/** The `srcset` of a key over every width it comes in; empty when there is none. */
export function artSrcset(manifest: ArtFiles, key: ArtKey): string {
  return widthsOf(key)
    .flatMap((width) => manifest.files[`${key}@${width}`] ?? [])
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}
