import type { ContentPage } from '@fairground/contract'
import { cx } from '@fairground/ui'
import { hosted } from '../../../lib/image-host.ts'

/** An uploaded picture is there at half its size too. */
const sourcesOf = (imageUrl: string) =>
  imageUrl.endsWith('/1200') ? `${imageUrl.replace(/1200$/, '600')} 600w, ${imageUrl} 1200w` : undefined

interface PageCoverProps {
  page: Pick<ContentPage, 'imageUrl' | 'imageAlt'>
  /** The first thing seen on its page. */
  isEager?: boolean
  /** How wide it is shown, as `sizes` says it. */
  sizes: string
  className?: string
}

/** The picture of a page, two to one. */
export function PageCover({ page: { imageUrl, imageAlt = '' }, isEager, sizes, className }: PageCoverProps) {
  if (!imageUrl) return <div className={cx('aspect-2/1 w-full bg-surface-2', className)} />
  return (
    <img
      src={hosted(imageUrl)}
      srcSet={sourcesOf(imageUrl)}
      sizes={sizes}
      alt={imageAlt}
      width={1200}
      height={600}
      loading={isEager ? undefined : 'lazy'}
      decoding="async"
      className={cx('aspect-2/1 w-full bg-surface-2 object-cover', className)}
    />
  )
}
