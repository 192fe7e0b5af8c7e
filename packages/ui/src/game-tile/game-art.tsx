import { useState } from 'react'
import { cx } from '../lib/cx.ts'
import { LogoMark } from '../logo/logo.tsx'

export type GameArtProps = {
  name: string
  src: string | undefined
  /** Grey and dim, behind the maintenance veil. */
  isOff?: boolean
  eager?: boolean
  className?: string
}

/** The picture of a game, or the brand fan with its name when there is none. */
export function GameArt({ name, src, isOff, eager = false, className }: GameArtProps) {
  const [failedSrc, setFailedSrc] = useState<string | undefined>(undefined)
  if (src === undefined || src === failedSrc) {
    return (
      <span className="grid size-full place-content-center justify-items-center gap-2.5 brand-fan p-2.5 text-center">
        <LogoMark className="size-13.5" />
        <b className="font-poster text-[17px] leading-[1.2] font-normal text-ink">{name}</b>
      </span>
    )
  }
  // On a page that was drawn before its code came, nobody heard that the picture is not there.
  const lookAgain = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
  }
  return (
    <img
      ref={lookAgain}
      src={src}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'auto' : 'low'}
      decoding="async"
      draggable={false}
      onError={() => setFailedSrc(src)}
      className={cx('size-full object-cover', isOff && 'brightness-55 grayscale-85', className)}
    />
  )
}
