import { createHash } from 'node:crypto'
import type { AppContext } from '../../../context.ts'
import { readPolicy } from '../../people/policy/index.ts'
import type { Offer } from './navigation.ts'
import { type SiteSettings, siteSettingsOf } from './site-settings.ts'
import { findOffer, hasLoginAlarm, listLaunchOrigins, listSettings } from './site-store.ts'
import { getTermsInForce, type TermsInForce } from './terms-store.ts'

export interface Site {
  settings: SiteSettings
  /** Of players: the operator's, or that of the rules of protection where it is higher. */
  ageMin: number
  offer: Offer
  terms: TermsInForce
  /** Everybody who logs in is asked for the letters. */
  hasLoginAlarm: boolean
  /** Where active vendors' games are framed from. */
  launchOrigins: string[]
  /** Names this state of settings and terms. */
  revision: string
}

/** A change of the operator is seen everywhere after at most this long. */
const cachedMs = 2_000
const caches = new WeakMap<AppContext, Cached>()

interface Cached {
  site: Promise<Site>
  readAtMs: number
  isRenewing?: boolean
}

/**
 * The site's settings and what its catalogue offers, from memory where they are fresh. From half of that time on the next
 * caller has them read anew and does not wait: every bet asks whether the site is open.
 */
export function getSite(context: AppContext): Promise<Site> {
  const nowMs = context.clock.now().getTime()
  const cached = caches.get(context)
  const ageMs = cached ? nowMs - cached.readAtMs : cachedMs
  if (cached && ageMs < cachedMs) {
    if (ageMs >= cachedMs / 2) renew(context, cached, nowMs)
    return cached.site
  }
  const site = readSite(context)
  caches.set(context, { site, readAtMs: nowMs })
  // A failed read is not remembered.
  site.catch(() => caches.delete(context))
  return site
}

/** A read that fails leaves what is known for the rest of its time. */
function renew(context: AppContext, cached: Cached, readAtMs: number): void {
  if (cached.isRenewing) return
  cached.isRenewing = true
  readSite(context).then(
    (site) => {
      if (caches.get(context) === cached) caches.set(context, { site: Promise.resolve(site), readAtMs })
    },
    () => {
      cached.isRenewing = false
    },
  )
}

/** After a change made here: the next look reads anew. */
export const forgetSite = (context: AppContext): void => void caches.delete(context)

/** The settings as they are at this moment, not from memory. */
export const readSettings = async ({ db }: Pick<AppContext, 'db'>): Promise<SiteSettings> =>
  siteSettingsOf(await listSettings(db))

async function readSite(context: AppContext): Promise<Site> {
  const { db } = context
  const [rows, offer, terms, isUp, launchOrigins, policy] = await Promise.all([
    listSettings(db),
    findOffer(db),
    getTermsInForce(db),
    hasLoginAlarm(db),
    listLaunchOrigins(db),
    readPolicy(context, db),
  ])
  const settings = siteSettingsOf(rows)
  const ageMin = Math.max(settings.ageMin, policy.ageMin)
  const revision = revisionOf([settings, terms.version, isUp, ageMin])
  return { settings, ageMin, offer, terms, hasLoginAlarm: isUp, launchOrigins, revision }
}

const revisionOf = (state: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
