import type { AppContext } from '../../../context.ts'
import { getSite } from './get-site.ts'
import { findSitePicture } from './logo-store.ts'

/** The operator's square mark, PNG; undefined where the site has its own. */
export async function findSiteMark(context: AppContext): Promise<Buffer | undefined> {
  const { logo } = (await getSite(context)).settings
  return logo ? (await findSitePicture(context.db, logo.faviconId))?.bytes : undefined
}
