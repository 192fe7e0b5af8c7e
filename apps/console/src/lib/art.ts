import manifest from 'virtual:art'
import { type ArtFile, type ArtKey, findArt } from '@fairground/art/url'

/** A built picture by its key, at a width in pixels; undefined when it was not built. */
export const art = (key: ArtKey, width?: number): ArtFile | undefined => findArt(manifest, key, width)

/** Picture of a member's icon such as `avatar/3`. */
export const avatarSrc = (icon: string): string | undefined => art(icon as ArtKey)?.url
