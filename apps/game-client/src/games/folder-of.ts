import { screenFolders } from './screens.gen.ts'

/** The folder of a game that is no slot, by the id of its rules; undefined for one that this client does not know. */
export const folderOf = (rulesId: string): string | undefined =>
  Object.entries(screenFolders).find(([, screens]) => Object.hasOwn(screens, rulesId))?.[0]
