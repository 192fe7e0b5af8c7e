import { type PictureUse, pictureSizes } from '@fairground/contract'
import { artUrl } from '../../games/catalogue/index.ts'

/** Where pictures of banners, popups and pages are had; below it their id and their width. */
export const pictureFolder = '/wps/system/contentPicture'

/** The address of a picture in its full size. No two pictures ever have the same. */
export const pictureUrl = (id: string, use: PictureUse): string => `${pictureFolder}/${id}/${pictureSizes[use].width}`

/** Built pictures for pages that were given none. */
const builtIn = ['newbie', 'ranking', 'others', 'rebate', 'live', 'pointsMall', 'appDownload', 'cardGames'] as const

/** The picture of a page: its own, else one that came with the site, for each page always the same. */
export function coverUrl(slug: string, pictureId: string | null): string | undefined {
  if (pictureId !== null) return pictureUrl(pictureId, 'cover')
  const place = [...slug].reduce((sum, sign) => (sum * 131 + (sign.codePointAt(0) ?? 0)) % 997, 0)
  return artUrl(`promo/${builtIn[place % builtIn.length] ?? 'newbie'}`)
}
