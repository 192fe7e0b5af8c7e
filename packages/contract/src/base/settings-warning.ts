import * as z from './zod.ts'

/** Whom a change of the site's settings keeps out, or lets in; each has a text of the console catalogue. */
export const SettingsWarning = z.enum(['ownAddress', 'nobodyBlocked', 'closesSite'])
export type SettingsWarning = z.infer<typeof SettingsWarning>
