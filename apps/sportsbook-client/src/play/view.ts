import type { OfferWish } from '../connection/offer-feed.ts'

export type LeaguePart = 'fixtures' | 'table' | 'results'

/** A list of fixtures, or the table of a league. */
export type ListView =
  | { readonly at: 'live' | 'soon' }
  | { readonly at: 'league'; readonly leagueId: string; readonly part: LeaguePart }
  | { readonly at: 'search'; readonly text: string }

/** What stands in the middle of the page. */
export type View = ListView | { readonly at: 'match'; readonly matchId: string; readonly back: ListView }

/** What has to be asked for to show it. */
export function wishOf(view: View): Pick<OfferWish, 'coupons' | 'matchId'> {
  switch (view.at) {
    case 'live':
    case 'soon':
      return { coupons: [{ view: view.at }], matchId: undefined }
    case 'search':
      return { coupons: [{ text: view.text }], matchId: undefined }
    case 'league':
      return { coupons: [{ leagueId: view.leagueId }], matchId: undefined }
    case 'match':
      return { coupons: [], matchId: view.matchId }
  }
}

/** The same for views that show the same fixtures. */
export function placeOf(view: View): string {
  if (view.at === 'league') return `league ${view.leagueId}`
  return view.at === 'match' ? `match ${view.matchId}` : view.at
}
