import { DateTime } from '../date-time.tsx'
import { useSiteZone } from './use-site-zone.ts'

/** A moment in the site's own zone: records are filtered and added up by its days. */
export function SiteTime({ at }: { at: string }) {
  return <DateTime at={at} timeZone={useSiteZone()} />
}
