import manifest from 'virtual:art'
import { artSrcset } from '@fairground/art/url'
import { useTheme } from '@fairground/ui'
import { art } from '../lib/art.ts'

interface SceneProps {
  /** Always the upright picture: a pane or a phone. */
  isNarrow?: boolean
  /** The first thing seen: fetched at once and before others. */
  isEager?: boolean
  className?: string
}

/** The fairground in the light of the theme; decorative. */
export function Scene({ isNarrow, isEager, className }: SceneProps) {
  const light = useTheme() === 'dark' ? 'night' : 'day'
  const wide = art(`scene-wide/${light}`, 1440)
  const narrow = art(`scene-narrow/${light}`, 780)
  const shown = isNarrow ? narrow : wide
  if (!shown) return null
  return (
    <picture className="contents">
      {!isNarrow && (
        <source media="(max-width: 767px)" srcSet={artSrcset(manifest, `scene-narrow/${light}`)} sizes="100vw" />
      )}
      <img
        src={shown.url}
        srcSet={isNarrow ? undefined : artSrcset(manifest, `scene-wide/${light}`)}
        sizes={isNarrow ? undefined : '100vw'}
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
