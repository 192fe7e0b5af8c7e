import type { AnnouncementType } from '@fairground/contract'
import { defaultLanguage, type Language } from '@fairground/i18n'
import type { Reader } from '../../../db/db.ts'
import type { AnnouncementRow } from './announcement-view.ts'
import { isShown } from './is-shown.ts'
import { audiencesOf, executionsOf, type Viewer } from './viewer.ts'

interface Filter {
  types: readonly AnnouncementType[]
  groupName?: string
  /** Only what is about games of one of these types; null for games of any. */
  gameTypes?: readonly string[] | null
  viewer: Viewer
  isAgent: boolean
  language: Language
  now: Date
  countMax: number
}

/** What is published now for this viewer, each in the language asked for; the default language stands in where a text is missing. */
export function listAnnouncements(
  reader: Reader,
  { types, groupName, gameTypes, viewer, isAgent, language, now, countMax }: Filter,
): Promise<AnnouncementRow[]> {
  return reader
    .selectFrom('contents as a')
    .innerJoin('content_texts as t', 't.content_id', 'a.id')
    .distinctOn(['a.type', 'a.sort', 'a.id'])
    .select(['a.id', 'a.type', 'a.group_name', 'a.image_url', 'a.url', 'a.linkage_type', 'a.sort', 'a.published_at'])
    .select(['a.execution', 'a.promotion_type', 'a.picture_id', 'a.audience', 't.title', 't.body', 't.alt'])
    .where('a.type', 'in', types)
    .where((eb) => isShown(eb, now))
    .where((or) =>
      or.or([
        or.and([or('a.type', '<>', 'PU'), or('a.audience', 'in', audiencesOf(viewer, isAgent))]),
        or('a.execution', 'in', executionsOf(viewer)),
      ]),
    )
    .where('t.language', 'in', [language, defaultLanguage])
    .$if(groupName !== undefined, (query) => query.where('a.group_name', '=', groupName ?? ''))
    .$if(gameTypes === null, (query) => query.where('a.game_type', 'is not', null))
    .$if(Boolean(gameTypes), (query) => query.where('a.game_type', 'in', gameTypes?.length ? gameTypes : ['']))
    .orderBy('a.type')
    .orderBy('a.sort')
    .orderBy('a.id')
    .orderBy((order) => order('t.language', '=', language), 'desc')
    .limit(countMax)
    .execute()
}
