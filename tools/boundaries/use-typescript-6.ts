import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// dependency-cruiser cannot read TypeScript 7, finds it beside itself, and then sees no .ts file without saying so.
// It gets the version 6 of this workspace.
const { resolve } = createRequire(import.meta.url)

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isTypescript = specifier === 'typescript' || specifier.startsWith('typescript/')
    const isCruiser = context.parentURL?.includes('/node_modules/dependency-cruiser/')
    if (!isTypescript || !isCruiser) return nextResolve(specifier, context)
    return { url: pathToFileURL(resolve(specifier)).href, shortCircuit: true }
  },
})
