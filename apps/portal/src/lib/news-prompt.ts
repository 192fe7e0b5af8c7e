import { createPlace } from './prompt.ts'

export interface NewsPlace {
  /** What everybody is told, or what is told to whoever is signed in. */
  kind: 'news' | 'notices'
  /** The piece to begin with; without one, the first. */
  id?: string
}

const { set, use } = createPlace<NewsPlace>()

/** The announcements or the notices over whatever is there. */
export const openNews = (place: NewsPlace): void => set(place)
export const closeNews = (): void => set(undefined)
/** What was asked for; undefined while both are closed. */
export const useNewsPrompt = use
