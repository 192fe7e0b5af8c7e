import type { PlaceTotals } from '@fairground/contract/studio'

/** What is known of the places with what has changed; of another round nothing stays. */
export function withPlaces(known: PlaceTotals | undefined, news: PlaceTotals): PlaceTotals {
  if (known?.sharedRoundId !== news.sharedRoundId) return news
  const byPlace = new Map([...known.places, ...news.places].map((place) => [`${place.currency}:${place.spot}`, place]))
  return { ...news, places: [...byPlace.values()] }
}
