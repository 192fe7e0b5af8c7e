import manifest from 'virtual:art'
import { type ArtKey, artSrcset } from '@fairground/art/url'
import { useTheme } from '@fairground/ui'
import { art } from '../lib/art.ts'
import { hosted } from '../lib/image-host.ts'

/** Every width, each at the host of pictures. */
const sourcesOf = (key: ArtKey): string => artSrcset(manifest, key).split(', ').map(hosted).join(', ')

interface SceneProps {
  /** Always the upright picture: a pane or a phone. */
  isNarrow?: boolean
  /** The first thing seen: fetched at once and before others. */
  isEager?: boolean
  /** How wide it is drawn: more than the window where its height decides. */
  sizes?: string
  className?: string
}

/** The fairground in the light of the theme; decorative. */
export function Scene({ isNarrow, isEager, sizes = '100vw', className }: SceneProps) {
  const light = useTheme() === 'dark' ? 'night' : 'day'
  const wide = art(`scene-wide/${light}`, 1440)
  const narrow = art(`scene-narrow/${light}`, 780)
  const shown = isNarrow ? narrow : wide
  if (!shown) return null
  return (
    <picture className="contents">
      {!isNarrow && <source media="(max-width: 767px)" srcSet={sourcesOf(`scene-narrow/${light}`)} sizes={sizes} />}
      <img
        src={hosted(shown.url)}
        srcSet={isNarrow ? undefined : sourcesOf(`scene-wide/${light}`)}
        sizes={isNarrow ? undefined : sizes}
        alt=""
        width={shown.width}
        height={shown.height}
        fetchPriority={isEager ? 'high' : undefined}
        loading={isEager ? undefined : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
