import type { ContentPage } from '@fairground/contract'
import { cx } from '@fairground/ui'
import { art } from '../../../lib/art.ts'

/** Built pictures that stand in where the operator gave none, each page always with the same one. */
const builtIn = ['newbie', 'ranking', 'others', 'rebate', 'live', 'pointsMall', 'appDownload', 'cardGames'] as const

const builtFor = (slug: string) => {
  const sum = [...slug].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return art(`promo/${builtIn[sum % builtIn.length] ?? 'newbie'}`, 960)?.url
}

interface PageCoverProps {
  page: Pick<ContentPage, 'slug' | 'imageUrl' | 'imageAlt'>
  /** The first thing seen on its page. */
  isEager?: boolean
  /** How wide it is shown, as `sizes` says it. */
  sizes: string
  className?: string
}

/** The picture of a page, two to one. */
export function PageCover({ page: { slug, imageUrl, imageAlt = '' }, isEager, sizes, className }: PageCoverProps) {
  const half = imageUrl?.replace(/1200$/, '600')
  return (
    <img
      src={imageUrl ?? builtFor(slug)}
      srcSet={imageUrl && `${half} 600w, ${imageUrl} 1200w`}
      sizes={imageUrl && sizes}
      alt={imageUrl ? imageAlt : ''}
      width={1200}
      height={600}
      loading={isEager ? undefined : 'lazy'}
      decoding="async"
      className={cx('aspect-2/1 w-full bg-surface-2 object-cover', className)}
    />
  )
}
