import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'

/** What a member said of himself before, which the feature of members knows; this one must not know that one. */
export type ReadSaid = (
  app: AppContext,
  reader: Reader,
  memberId: string,
) => Promise<{ name: string | undefined; birthday: string | undefined }>
