import manifest from 'virtual:art'
import { type ArtFile, type ArtKey, findArt } from '@fairground/art/url'

/** A built picture by its key, at a width in pixels; undefined when it was not built. */
export const art = (key: ArtKey, width?: number): ArtFile | undefined => findArt(manifest, key, width)
