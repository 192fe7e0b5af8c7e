import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { minifyContractRouter } from '@orpc/contract'
import { consoleContract, portalContract } from './src/index.ts'

// Browsers get methods and paths without schemas and texts: a fraction of the size.
const unused = new Set(['summary', 'tags', 'permission', 'audience'])
/** A group or a call may have such a name too, and is an object. */
const trim = (key: string, value: unknown) =>
  unused.has(key) && (typeof value === 'string' || Array.isArray(value)) ? undefined : value

for (const [name, router] of Object.entries({ portal: portalContract, console: consoleContract })) {
  const file = new URL(`./src/${name}-routes.json`, import.meta.url)
  const text = `${JSON.stringify(minifyContractRouter(router), trim)}\n`
  // Tests may be reading: what has not changed is left alone.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
